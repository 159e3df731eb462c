import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { categoryPath } from '#domain/site/paths.ts'
import type { MenuCategory } from '#domain/site/site-view.ts'
import { useLabels } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { CATEGORIES_PATH } from './current-entry.ts'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'

type DropdownProps = { id: string; open: boolean; onFollow: () => void }

/**
 * Every category, or what is to be said in their place, for as long as it is open: every page would carry eight pictures
 * that hardly anybody looks at. Opening it after a failed load tries once more.
 */
export function CategoriesDropdown({ id, open, onFollow }: DropdownProps) {
  return (
    <div {...BELOW_FOLD} id={id} className="categories-dropdown" hidden={!open}>
      {open && <OpenDropdown onFollow={onFollow} />}
    </div>
  )
}

function OpenDropdown({ onFollow }: Pick<DropdownProps, 'onFollow'>) {
  const { categories } = useSiteFrame()
  const { revalidate } = useRevalidator()
  const failed = categories === null

  useEffect(() => {
    if (failed) void revalidate()
  }, [failed, revalidate])

  return categories?.length ? <CategoryList categories={categories} onFollow={onFollow} /> : <CategoriesNotice />
}

/** Why there is no list: still loading, failed, or nothing there. */
export function CategoriesNotice() {
  const labels = useLabels()
  const { categories } = useSiteFrame()
  const loading = useRevalidator().state === 'loading'
  const text = loading ? labels.loading : categories === null ? labels.categoriesFailed : labels.noCategories
  return <output className="categories-notice">{text}</output>
}

type CategoryListProps = { categories: MenuCategory[]; onFollow: () => void }

function CategoryList({ categories, onFollow }: CategoryListProps) {
  const labels = useLabels()
  return (
    <>
      <ul className="categories-list">
        <CategoryItems categories={categories} onFollow={onFollow} />
      </ul>
      <div className="categories-all">
        <ArrowLink to={CATEGORIES_PATH} onClick={onFollow}>
          {labels.allCategories}
        </ArrowLink>
      </div>
    </>
  )
}

function CategoryItems({ categories, onFollow }: CategoryListProps) {
  const labels = useLabels()
  return categories.map((category) => (
    <li key={category.id}>
      <SiteLink to={categoryPath(category.id)} className="categories-item" onClick={onFollow}>
        <span className="categories-thumb">
          {category.picture && <Picture picture={category.picture} alt="" sizes="64px" />}
        </span>
        <span className="grow">
          <span className="text-card block">{category.name}</span>
          <span className="text-xs block text-ink-3">{labels.products(category.productCount)}</span>
        </span>
        <ChevronRight className="mirrored" />
      </SiteLink>
    </li>
  ))
}
