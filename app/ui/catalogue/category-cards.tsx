import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import type { CategoryCard as CategoryCardView } from '#domain/catalogue/category-view.ts'
import { CategoryCard } from './category-card.tsx'
import { NoCategories } from './no-categories.tsx'

/** Cards in the first view of a phone. The picture of the first is the largest there: it has the line for itself. */
const FIRST_VIEW = 2

export function CategoryCards({ categories }: { categories: CategoryCardView[] }) {
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
