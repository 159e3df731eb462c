import type { BrandView } from '#domain/catalogue/brand-view.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'

const SIZES = '(width >= 87.5rem) 432px, (width >= 64rem) 30vw, (width >= 48rem) 36vw, 92vw'

/** The packs of a brand on its colour. Nothing where it has no picture. */
export function BrandPicture({ brand, first }: { brand: BrandView; first: boolean }) {
  if (!brand.image) return null
  return (
    <Picture picture={brand.image} alt={brand.imageAlt} sizes={SIZES} eager={first} className="brand-card-picture" />
  )
}
