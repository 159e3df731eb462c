import { Package } from 'lucide-react'
import { loadErrors } from '#content/messages.ts'
import { categoriesPage } from '#content/pages/categories.ts'
import type { CategoryCard as CategoryCardView } from '#domain/catalogue/category-view.ts'
import type { ReasonView } from '#domain/site/content/home-view.ts'
import type { Part } from '#app/loading/part.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useDemoText } from '#app/ui/site/site-context.tsx'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { ReasonIcon } from './reason-icon.tsx'
import { NoCategories } from './no-categories.tsx'

export function CategoriesPage({
  categories,
  benefits,
}: {
  categories: Part<CategoryCardView[]>
  benefits: ReasonView[]
}) {
  const { title, subtitle } = useWords(categoriesPage)
  const errors = useWords(loadErrors)
  const { allProducts } = useLabels()
  return (
    <div className="wrap pb-24">
      <PageTitle title={title} subtitle={useDemoText(subtitle)} />
      {categories.ok ? <CategoryCards categories={categories.value} /> : <LoadError title={errors.categories} />}
      <p className="mt-10 text-center">
        <ButtonLink to="/products" kind="outline">
          {allProducts}
        </ButtonLink>
      </p>
      <Benefits benefits={benefits} />
    </div>
  )
}

/** What every order comes with. */
function Benefits({ benefits }: { benefits: ReasonView[] }) {
  if (benefits.length === 0) return null
  return (
    <ul {...BELOW_FOLD} className="benefits">
      {benefits.map(({ id, icon, title, text }) => (
        <li key={id}>
          <ReasonIcon name={icon} plain />
          <h2 className="text-h3 mt-3">{title}</h2>
          <p className="text-small mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Cards in the first view of a phone. The picture of the first is the largest there: it has the line for itself. */
const FIRST_VIEW = 2

function CategoryCards({ categories }: { categories: CategoryCardView[] }) {
  if (categories.length === 0) return <NoCategories />
  return (
    <ul className="category-cards">
      {categories.map((category, index) => (
        <li key={category.id} {...(!(index < FIRST_VIEW) && BELOW_FOLD)}>
          <CategoryCard category={category} eager={index === 0} />
        </li>
      ))}
    </ul>
  )
}

const SIZES = `(width >= 87.5rem) 290px, (width >= 64rem) 21vw, (width >= 48rem) 42vw, ${ACROSS_PHONE}`

/** A category in the list of all: picture, name, count, what it is for, and a link over the whole card. */
function CategoryCard({ category, eager }: { category: CategoryCardView; eager?: boolean }) {
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
