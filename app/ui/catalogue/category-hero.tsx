import { foundProducts } from '#content/pages/category.ts'
import type { CategoryCard } from '#domain/catalogue/category-view.ts'
import { countText } from '#domain/text/format.ts'
import { useLocale } from '#app/locale.ts'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'

const SIZES = `(width >= 87.5rem) 800px, (width >= 64rem) 60vw, ${ACROSS_PHONE}`

type CategoryHeroProps = {
  category: CategoryCard
  /** How many products are shown below; null where they could not be loaded. */
  found: number | null
}

/** A category's own world: its dark colour, its picture, what it is for and how many products it holds. */
export function CategoryHero({ category, found }: CategoryHeroProps) {
  const locale = useLocale()
  return (
    <header className="category-hero" data-accent={category.accent}>
      {category.image && (
        <Picture picture={category.image} alt="" sizes={SIZES} eager ground={false} className="category-hero-picture" />
      )}
      <div className="category-hero-words">
        <h1 className="text-h1">{category.name}</h1>
        <p className="category-hero-description">{category.description}</p>
        {found !== null && <p className="category-hero-count">{countText(found, foundProducts, locale)}</p>}
      </div>
    </header>
  )
}
