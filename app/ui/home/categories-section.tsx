import { homePage } from '#content/pages/home.ts'
import { loadErrors } from '#content/messages.ts'
import type { CategoryTile as CategoryTileView } from '#domain/catalogue/category-view.ts'
import type { Part } from '#app/loading/part.ts'
import { useHeading, type HomeProps } from './use-heading.ts'
import { useWords } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { CategoryTile } from '#app/ui/catalogue/category-tile.tsx'
import { NoCategories } from '#app/ui/catalogue/no-categories.tsx'

export function CategoriesSection({ categories, home }: HomeProps & { categories: Part<CategoryTileView[]> }) {
  const { all } = useWords(homePage).categories
  const heading = useHeading(home, 'categories')
  const errors = useWords(loadErrors)
  return (
    <section className="wrap section" aria-labelledby="home-categories">
      <SectionHeading id="home-categories" {...heading}>
        <ArrowLink to="/categories">{all}</ArrowLink>
      </SectionHeading>
      {categories.ok ? <Tiles categories={categories.value} /> : <LoadError title={errors.categories} level={3} />}
    </section>
  )
}

type TilesProps = { categories: CategoryTileView[] }

function Tiles({ categories }: TilesProps) {
  if (categories.length === 0) return <NoCategories />
  return (
    <ul className="category-grid">
      <TileItems categories={categories} />
    </ul>
  )
}

function TileItems({ categories }: TilesProps) {
  return categories.map((category) => (
    <li key={category.id}>
      <CategoryTile category={category} />
    </li>
  ))
}
