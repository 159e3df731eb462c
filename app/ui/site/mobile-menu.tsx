import { Phone, X } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import { useLocation } from 'react-router'
import { headerLinks } from '../../../content/navigation.ts'
import type { MenuCategory } from '../../../domain/site-view.ts'
import { useLabels, useWords } from '../../locale.ts'
import { AccountLink } from '../account/account-link.tsx'
import { ButtonLink } from '../base/button.tsx'
import { SiteLink } from '../base/site-link.tsx'
import { KeptPart } from './kept-part.tsx'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { CATEGORIES_PATH, useCurrentEntry } from './current-entry.ts'
import { MenuCategories } from './menu-categories.tsx'
import { SearchForm } from './search-form.tsx'
import { useSiteFrame } from './site-context.tsx'

export const MAIN_MENU_ID = 'main-menu'

/** From this width the navigation stands in the header. */
const FULL_NAVIGATION = '(width >= 80rem)'

export type MobileMenuHandle = { open: (searching: boolean) => void }

/** The navigation of narrow windows, over the whole screen. */
export function MobileMenu({ ref, section }: { ref: Ref<MobileMenuHandle>; section: string | undefined }) {
  const labels = useLabels()
  const { site, categories } = useSiteFrame()
  const dialog = useRef<HTMLDialogElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const close = () => dialog.current?.close()

  useImperativeHandle(ref, () => ({
    open(searching) {
      dialog.current?.showModal()
      if (searching) search.current?.focus()
    },
  }))
  useCloseOnNextPage(dialog)
  useCloseInWideWindow(dialog)

  return (
    <dialog
      data-later=""
      ref={dialog}
      id={MAIN_MENU_ID}
      popover="auto"
      className="mobile-menu"
      aria-label={labels.openMenu}
    >
      <div className="mobile-menu-head">
        <SiteLink to="/" className="site-header-logo" onClick={close}>
          <Logo />
        </SiteLink>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={labels.closeMenu}
          popoverTarget={MAIN_MENU_ID}
          popoverTargetAction="hide"
          onClick={close}
        >
          <X />
        </button>
      </div>
      <KeptPart
        as="div"
        className="mobile-menu-body"
        part={<MenuBody {...{ section, categories, search }} onFollow={close} />}
        addressed
        once={!categories?.length}
      />
      <div className="mobile-menu-foot">
        <ButtonLink href={site.salesPhone.href}>
          <Phone />
          {labels.callUs}
        </ButtonLink>
        <LanguageLink className="button button-outline" onFollow={close} />
      </div>
    </dialog>
  )
}

/** Whatever led to the next page, the menu is as it was at first: closed, and its list of categories, too. */
function useCloseOnNextPage(dialog: React.RefObject<HTMLDialogElement | null>) {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    dialog.current?.close()
    dialog.current?.querySelectorAll('details').forEach((details) => (details.open = false))
  }, [dialog, key])
}

/** A window that grows wide enough for the full navigation needs no menu over it. */
function useCloseInWideWindow(dialog: React.RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const wide = matchMedia(FULL_NAVIGATION)
    const close = () => wide.matches && dialog.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [dialog])
}

type MenuBodyProps = MenuLinksProps & { search: Ref<HTMLInputElement> }

function MenuBody({ search, ...links }: MenuBodyProps) {
  const { onFollow } = links
  return (
    <>
      <SearchForm inputRef={search} onSearch={onFollow} />
      <nav aria-label={useLabels().mainNavigation}>
        <MenuLinks {...links} />
      </nav>
      <div className="mobile-menu-account">
        <AccountLink className="mobile-menu-link" onFollow={onFollow} />
      </div>
    </>
  )
}

type MenuLinksProps = { section: string | undefined; categories: MenuCategory[] | null; onFollow: () => void }

function MenuLinks({ section, categories, onFollow }: MenuLinksProps) {
  const links = useWords(headerLinks)
  const current = useCurrentEntry(section)
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path} className="mobile-menu-entry">
          {path === CATEGORIES_PATH ? (
            <MenuCategories label={label} current={current(path)} categories={categories} onFollow={onFollow} />
          ) : (
            <SiteLink to={path} className="mobile-menu-link" aria-current={current(path)} onClick={onFollow}>
              {label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  )
}
