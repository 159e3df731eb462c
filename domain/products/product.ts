import type { Localized } from '../text/locale.ts'
import type { Picture } from '../site/picture.ts'

/** One pack that can be ordered. A missing cell is null and is shown as a dash. */
export type Variant = {
  stockCode: string | null
  productCode: string | null
  type: Localized<string | null>
  volume: Localized<string | null>
  boxQuantity: string | null
}

/** One technical figure. `value` is language neutral and always reads left to right. */
export type Spec = { key: string; label: Localized; value: string; unit: Localized }

/** What a joint calculation needs; the fields depend on the kind (see `seed/README.md`). */
export type JointYield = { kind: string } & Record<string, unknown>

/** A product with everything that its own page and the API show. */
export type Product = {
  id: string
  slug: string
  /** Counts the changes, see `Category`. */
  version: number
  /** The name on the pack, e.g. `805` or `MS-55`; null for products that have none. */
  code: string | null
  category: { id: string; name: Localized } | null
  name: Localized
  description: Localized
  /** Whole text as staff typed it; `domain/text-list` splits it into items. */
  properties: Localized
  applicationAreas: Localized
  brand: Localized
  madeIn: Localized
  image: Picture | null
  imageUrl: string
  /** Stored file names of the datasheet. The unlocalized one is what the API calls `product_pdf`. */
  pdf: Localized<string | null>
  mainVideo: string
  gallery: Picture[]
  galleryVideos: string[]
  rating: number
  variants: Variant[]
  specs: Spec[]
  certifications: string[]
  jointYield: JointYield | null
  hasSafetySheet: boolean
  createdAt: string
  updatedAt: string
}

/** What a card or a list row needs, so that lists stay small. */
export type ProductSummary = Pick<
  Product,
  'id' | 'slug' | 'code' | 'category' | 'name' | 'brand' | 'image' | 'rating' | 'specs' | 'createdAt'
> & { firstVariant: Variant | null }

/** What staff send. Pictures and PDFs are stored file names; gallery entries may be whole addresses. */
export type ProductInput = Omit<
  Product,
  'id' | 'version' | 'category' | 'image' | 'gallery' | 'createdAt' | 'updatedAt'
> & {
  categoryId: string | null
  image: string | null
  gallery: string[]
}

/** Shown where a product has no picture (docs/specification 9). */
export const DEFAULT_PRODUCT_IMAGE = '/images/products/default.png'
export const DEFAULT_RATING = 5
