import { Menu, Search } from 'lucide-react'
import { memo, useRef } from 'react'
import { useLabels } from '../../locale.ts'
import { AccountLink } from '../account/account-link.tsx'
import { SiteLink } from '../base/site-link.tsx'
import { KeptPart } from './kept-part.tsx'
import { LanguageLink } from './language-link.tsx'
import { Logo } from './logo.tsx'
import { MAIN_MENU_ID, MobileMenu, type MobileMenuHandle } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { SearchForm } from './search-form.tsx'
import { useScrolled } from './use-scrolled.ts'

/** Above this the bar is solid paper (specification, section 2.2). */
const TRANSLUCENT_AFTER = 50

/** `section` is the entry of the navigation that the page says it belongs to. */
export const SiteHeader = memo(function SiteHeader({ section }: { section?: string | undefined }) {
  const labels = useLabels()
  const scrolled = useScrolled(TRANSLUCENT_AFTER)
  const menu = useRef<MobileMenuHandle>(null)

  /** Without scripts the popover attribute opens the menu; with them it is a modal dialog. */
  const opens = (searching: boolean) => ({
    type: 'button' as const,
    popoverTarget: MAIN_MENU_ID,
    'aria-haspopup': 'dialog' as const,
    onClick: (event: React.MouseEvent) => {
      event.preventDefault()
      menu.current?.open(searching)
    },
  })

  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      <div className="wrap site-header-row">
        <SiteLink to="/" className="site-header-logo">
          <Logo />
        </SiteLink>
        <KeptPart
          as="nav"
          data-later=""
          className="site-nav"
          aria-label={labels.mainNavigation}
          part={<NavLinks section={section} />}
          addressed
        />
        <SearchForm later className="site-header-search" />
        <div data-later="" className="contents">
          <AccountLink className="site-header-account" />
          <LanguageLink className="site-header-language" />
        </div>
        <div className="site-header-buttons">
          <button {...opens(true)} className="button button-quiet button-icon" aria-label={labels.searchProducts}>
            <Search />
          </button>
          <button {...opens(false)} className="button button-quiet button-icon" aria-label={labels.openMenu}>
            <Menu />
          </button>
        </div>
      </div>
      <MobileMenu ref={menu} section={section} />
    </header>
  )
})
