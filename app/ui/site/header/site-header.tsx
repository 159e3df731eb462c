import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { Menu, Search } from 'lucide-react'
import { memo, useRef, type MouseEvent, type RefObject } from 'react'
import { useLabels } from '#app/locale.ts'
import { AccountLink } from '#app/ui/account/account-link.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { LanguageLink } from '#app/ui/site/language-link.tsx'
import { Logo } from '#app/ui/site/logo.tsx'
import { MobileMenu, type MobileMenuHandle } from './mobile-menu.tsx'
import { MAIN_MENU_ID } from './mobile-menu-parts.tsx'
import { NavLinks } from './nav-links.tsx'
import { QuoteLink } from './quote-link.tsx'
import { SearchForm } from './search-form.tsx'
import { useScrolledMark } from './use-scrolled-mark.ts'

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

type HeaderRowProps = { section: string | undefined; menu: RefObject<MobileMenuHandle | null> }

function HeaderRow({ section, menu }: HeaderRowProps) {
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
