import { brandPictures } from '../../../content/pictures/brand.ts'
import type { BrandView } from '../../../domain/catalogue/brand-view.ts'
import { useWords } from '../../locale.ts'
import { Picture } from '../base/picture/picture.tsx'

const packs = {
  'anadol-bond': brandPictures['brand-anadol-bond'],
  iberseal: brandPictures['brand-iberseal'],
  masar: brandPictures['brand-masar'],
}

const SIZES = '(width >= 87.5rem) 432px, (width >= 64rem) 30vw, (width >= 48rem) 36vw, 92vw'

/** The packs of a brand on its colour. */
export function BrandPicture({ brand, first }: { brand: BrandView; first: boolean }) {
  const picture = packs[brand.slug]
  return (
    <Picture picture={picture} alt={useWords(picture.alt)} sizes={SIZES} eager={first} className="brand-card-picture" />
  )
}
