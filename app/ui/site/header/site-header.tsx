import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { Menu, Search, ChevronDown } from 'lucide-react'
import {
  memo,
  useRef,
  type MouseEvent,
  type RefObject,
  useEffect,
  type KeyboardEvent,
  useCallback,
  useImperativeHandle,
  type Ref,
} from 'react'
import { useLabels } from '#app/locale.ts'
import { AccountLink } from '#app/ui/account/account-link.tsx'
import { SiteLink, useOnNextPage } from '#app/delivery/link.tsx'
import { LanguageLink } from '#app/ui/site/language-link.tsx'
import { Logo } from '#app/ui/site/logo.tsx'
import { MAIN_MENU_ID, MenuBody, MenuFoot, MenuHead } from './mobile-menu-parts.tsx'
import { QuoteLink } from './quote-link.tsx'
import { SearchForm } from './search-form.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'
import { CATEGORIES_PATH, useCurrentEntry, type Current } from './current-entry.ts'
import { CategoriesDropdown } from './categories-dropdown.tsx'
import { useDisclosure } from './use-disclosure.ts'

const FULL_NAVIGATION = '(width >= 80rem)'

const PANEL_ID = 'categories-panel'

/** Of all entries, the next page changes two. */
const NavEntry = memo(function NavEntry({ path, label, current }: { path: string; label: string; current: Current }) {
  if (path === CATEGORIES_PATH) return <CategoriesEntry {...{ label, current }} />
  return (
    <SiteLink to={path} className="site-nav-link" aria-current={current}>
      <span>{label}</span>
    </SiteLink>
  )
})

/** Above this the bar is solid paper (docs/specification 2.2). */
const TRANSLUCENT_AFTER = 50

/** `section` is the entry of the navigation that the page says it belongs to. */
export const SiteHeader = memo(function SiteHeader({ section }: { section?: string | undefined }) {
  const header = useRef<HTMLElement>(null)
  useScrolledMark(header, TRANSLUCENT_AFTER)
  const menu = useRef<MobileMenuHandle>(null)
  return (
    <header ref={header} className="site-header">
      <div className="wrap site-header-row">
        <HeaderRow {...{ section, menu }} />
      </div>
      <MobileMenu ref={menu} section={section} />
    </header>
  )
})

function HeaderRow({ section, menu }: { section: string | undefined; menu: RefObject<MobileMenuHandle | null> }) {
  const labels = useLabels()

  /** Without scripts the popover attribute opens the menu; with them it is a modal dialog. */
  const opens = (searching: boolean) => ({
    type: 'button' as const,
    popoverTarget: MAIN_MENU_ID,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      menu.current?.open(searching)
    },
  })

  return (
    <>
      <SiteLink to="/" className="site-header-logo">
        <Logo />
      </SiteLink>
      <nav {...BELOW_FOLD} className="site-nav" aria-label={labels.mainNavigation}>
        <NavLinks section={section} />
      </nav>
      <SearchForm later className="site-header-search" />
      <div {...BELOW_FOLD} className="contents">
        <AccountLink className="site-header-account" />
        <LanguageLink className="site-header-language" />
      </div>
      <QuoteLink />
      <div className="site-header-buttons">
        <button
          {...opens(true)}
          className="button button-quiet button-icon site-header-find"
          aria-label={labels.searchProducts}
        >
          <Search />
        </button>
        <button {...opens(false)} className="button button-quiet button-icon" aria-label={labels.openMenu}>
          <Menu />
        </button>
      </div>
    </>
  )
}

/**
 * Marks an element with `data-scrolled` while the page is scrolled past `offset` pixels. React is not asked: it would render
 * in the frame in which the next page appears.
 */
function useScrolledMark(element: RefObject<HTMLElement | null>, offset: number): void {
  useEffect(() => {
    const look = () => element.current?.toggleAttribute('data-scrolled', scrollY > offset)
    // Asking the window now would have it lay out the page at once.
    const first = requestAnimationFrame(look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      removeEventListener('scroll', look)
    }
  }, [element, offset])
}

function NavLinks({ section }: { section: string | undefined }) {
  const { navigation } = useSiteFrame()
  const current = useCurrentEntry(section)
  return (
    <ul className="site-nav-list">
      {navigation.map(({ path, label }) => (
        <li key={path}>
          <NavEntry {...{ path, label }} current={current(path)} />
        </li>
      ))}
    </ul>
  )
}

/**
 * The Categories entry. It is a link to the list of categories, so that it leads there without scripts and in
 * a new tab; with scripts it opens the dropdown, which ends in that link.
 */
function CategoriesEntry({ label, current }: { label: string; current: Current }) {
  const root = useRef<HTMLDivElement>(null)
  const entry = useRef<HTMLAnchorElement>(null)
  const { open, toggle, close } = useDisclosure(root, entry)

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    toggle()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    toggle()
  }

  return (
    <div ref={root} className="relative">
      <SiteLink
        ref={entry}
        to={CATEGORIES_PATH}
        className="site-nav-link"
        aria-current={current}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <span>
          {label}
          <ChevronDown />
        </span>
      </SiteLink>
      <CategoriesDropdown id={PANEL_ID} open={open} onFollow={close} />
    </div>
  )
}

type MobileMenuHandle = { open: (searching: boolean) => void }

/** The navigation of narrow windows, over the whole screen. */
function MobileMenu({ ref, section }: { ref: Ref<MobileMenuHandle>; section: string | undefined }) {
  const labels = useLabels()
  const { categories } = useSiteFrame()
  const dialog = useRef<HTMLDialogElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])

  useImperativeHandle(ref, () => ({
    open(searching) {
      // It may have been opened without scripts, which came meanwhile, by browsers that can.
      dialog.current?.hidePopover?.()
      dialog.current?.showModal()
      if (searching) search.current?.focus()
    },
  }))
  // Whatever led to the next page, the menu is closed there.
  useOnNextPage(close)
  useCloseInWideWindow(dialog)

  return (
    <dialog
      {...BELOW_FOLD}
      ref={dialog}
      id={MAIN_MENU_ID}
      popover="auto"
      className="mobile-menu"
      aria-label={labels.openMenu}
      onClose={foldAll}
    >
      <div className="mobile-menu-head">
        <MenuHead onClose={close} />
      </div>
      <div className="mobile-menu-body">
        <MenuBody {...{ section, categories, search }} onFollow={close} />
      </div>
      <div className="mobile-menu-foot">
        <MenuFoot onFollow={close} />
      </div>
    </dialog>
  )
}

/** Whoever opens the menu next finds it as it was at first. */
function foldAll({ currentTarget }: React.SyntheticEvent) {
  for (const details of currentTarget.querySelectorAll('details')) details.open = false
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
