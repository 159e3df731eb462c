import type { CategoryTile } from '../../../domain/category-view.ts'
import { CategoryCard } from './category-card.tsx'
import { NoCategories } from './no-categories.tsx'

/** Cards in the first view, whose pictures are not waited for. */
const FIRST_VIEW = 2

export function CategoryCards({ categories }: { categories: CategoryTile[] }) {
  if (categories.length === 0) return <NoCategories />
  return (
    <ul className="category-cards">
      {categories.map((category, index) => (
        <li key={category.id}>
          <CategoryCard category={category} eager={index < FIRST_VIEW} />
        </li>
      ))}
    </ul>
  )
}
