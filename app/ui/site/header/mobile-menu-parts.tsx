import { Phone, X, Minus, Plus } from 'lucide-react'
import { memo, type Ref } from 'react'
import type { MenuCategory } from '#domain/site/site-view.ts'
import { useLabels } from '#app/locale.ts'
import { AccountLink } from '#app/ui/account/account-link.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { CATEGORIES_PATH, useCurrentEntry, type Current } from './current-entry.ts'
import { LanguageLink } from '#app/ui/site/language-link.tsx'
import { Logo } from '#app/ui/site/logo.tsx'
import { SearchForm } from './search-form.tsx'
import { useSite, useSiteFrame } from '#app/ui/site/site-context.tsx'
import { categoryPath } from '#domain/site/paths.ts'
import { CategoriesNotice } from './categories-dropdown.tsx'

export const MAIN_MENU_ID = 'main-menu'

export const MenuHead = memo(function MenuHead({ onClose }: { onClose: () => void }) {
  return (
    <>
      <SiteLink to="/" className="site-header-logo" onClick={onClose}>
        <Logo />
      </SiteLink>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={useLabels().closeMenu}
        popoverTarget={MAIN_MENU_ID}
        popoverTargetAction="hide"
        onClick={onClose}
      >
        <X />
      </button>
    </>
  )
})

export function MenuBody({ search, ...links }: MenuLinksProps & { search: Ref<HTMLInputElement> }) {
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
  const { navigation } = useSiteFrame()
  const current = useCurrentEntry(section)
  return (
    <ul>
      {navigation.map(({ path, label }) => (
        <li key={path} className="mobile-menu-entry">
          <MenuEntry {...{ path, label, categories, onFollow }} current={current(path)} />
        </li>
      ))}
    </ul>
  )
}

type MenuEntryProps = Omit<MenuLinksProps, 'section'> & { path: string; label: string; current: Current }

/** Of all entries, the next page changes two. */
const MenuEntry = memo(function MenuEntry({ path, label, current, categories, onFollow }: MenuEntryProps) {
  if (path === CATEGORIES_PATH) return <MenuCategories {...{ label, current, categories, onFollow }} />
  return (
    <SiteLink to={path} className="mobile-menu-link" aria-current={current} onClick={onFollow}>
      {label}
    </SiteLink>
  )
})

export function MenuFoot({ onFollow }: { onFollow: () => void }) {
  const { salesPhone } = useSite()
  const { callUs } = useLabels()
  return (
    <>
      {salesPhone && (
        <ButtonLink href={salesPhone.href}>
          <Phone />
          {callUs}
        </ButtonLink>
      )}
      <LanguageLink className="button button-outline" onFollow={onFollow} />
    </>
  )
}

type MenuCategoriesProps = {
  label: string
  current: Current
  /** Null where they could not be loaded. */
  categories: MenuCategory[] | null
  onFollow: () => void
}

/** The entry of the categories in the menu of narrow windows, which unfolds. */
function MenuCategories({ label, current, categories, onFollow }: MenuCategoriesProps) {
  return (
    <details className="mobile-menu-categories" name="main-menu-categories">
      <summary className="mobile-menu-link" data-current={current}>
        {label}
        <Plus className="when-closed" />
        <Minus className="when-open" />
      </summary>
      {categories?.length ? (
        <ul className="mobile-menu-list">
          <CategoryEntries categories={categories} onFollow={onFollow} />
        </ul>
      ) : (
        <CategoriesNotice />
      )}
    </details>
  )
}

function CategoryEntries({ categories, onFollow }: { categories: MenuCategory[]; onFollow: () => void }) {
  const { allCategories } = useLabels()
  return (
    <>
      {categories.map((category) => (
        <li key={category.id}>
          <SiteLink to={categoryPath(category.id)} data-accent={category.accent} onClick={onFollow}>
            <span className="accent-dot" />
            {category.name}
            <span>{category.productCount}</span>
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink to={CATEGORIES_PATH} onClick={onFollow}>
          {allCategories}
        </SiteLink>
      </li>
    </>
  )
}
