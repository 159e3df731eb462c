import { Minus, Plus } from 'lucide-react'
import { categoryPath } from '#domain/site/paths.ts'
import type { MenuCategory } from '#domain/site/site-view.ts'
import { useLabels } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { CategoriesNotice } from './categories-dropdown.tsx'
import { CATEGORIES_PATH, type Current } from './current-entry.ts'

type MenuCategoriesProps = {
  label: string
  current: Current
  /** Null where they could not be loaded. */
  categories: MenuCategory[] | null
  onFollow: () => void
}

/** The entry of the categories in the menu of narrow windows, which unfolds. */
export function MenuCategories({ label, current, categories, onFollow }: MenuCategoriesProps) {
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
