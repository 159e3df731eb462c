import { Package } from 'lucide-react'
import { categoriesPage } from '#content/pages/categories.ts'
import type { CategoryCard as CategoryCardView } from '#domain/catalogue/category-view.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'

const SIZES = `(width >= 87.5rem) 290px, (width >= 64rem) 21vw, (width >= 48rem) 42vw, ${ACROSS_PHONE}`

/** A category in the list of all: picture, name, count, what it is for, and a link over the whole card. */
export function CategoryCard({ category, eager }: { category: CategoryCardView; eager?: boolean }) {
  const labels = useLabels()
  const { details } = useWords(categoriesPage)
  const nameId = `category-${category.id}`
  return (
    <article className="category-card" data-accent={category.accent}>
      {category.image ? (
        <Picture picture={category.image} alt="" sizes={SIZES} eager={eager} className="category-card-picture" />
      ) : (
        <span className="category-card-picture category-card-missing">
          <Package />
        </span>
      )}
      <div className="category-card-text">
        <h2 id={nameId} className="text-h3">
          {category.name}
        </h2>
        <p className="text-xs text-ink-3">{labels.products(category.productCount)}</p>
        <p className="category-card-description text-small text-ink-2">{category.description}</p>
        <ArrowLink to={category.path} className="category-card-link" aria-describedby={nameId}>
          {details}
        </ArrowLink>
      </div>
    </article>
  )
}
