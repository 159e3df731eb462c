import { ArrowRight, Package } from 'lucide-react'
import type { CategoryTile as CategoryTileView } from '#domain/catalogue/category-view.ts'
import { useLabels } from '#app/locale.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { SiteLink } from '#app/delivery/link.tsx'

const SIZES = '(width >= 87.5rem) 318px, (width >= 48rem) 24vw, 47vw'

/** A category's world: its colour, its packs, its name and how much it holds. */
export function CategoryTile({ category }: { category: CategoryTileView }) {
  const labels = useLabels()
  return (
    <SiteLink
      to={category.path}
      className="category-tile"
      data-accent={category.accent}
      data-light={category.tone === 'light' || undefined}
    >
      {category.image ? (
        <Picture picture={category.image} alt="" sizes={SIZES} className="category-tile-picture" />
      ) : (
        <span className="category-tile-missing">
          <Package />
        </span>
      )}
      <h3 className="category-tile-name">{category.name}</h3>
      <span className="category-tile-count">{labels.products(category.productCount)}</span>
      <span className="category-tile-arrow">
        <ArrowRight className="mirrored" />
      </span>
    </SiteLink>
  )
}
