import type { NamedCategory } from '#domain/catalogue/category.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { RecordOf } from '#domain/fields/field.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { Variant } from './pack-fields.ts'
import type { PRODUCT_FIELDS } from './product-fields.ts'

export type { Variant }

/** One technical figure. `value` is language neutral and always reads left to right; `method` names how it was tested. */
export type Spec = { key: string; label: Localized; value: string; unit: Localized; method?: string }

/** What a joint calculation needs; the fields depend on the kind (see `seed/README.md`). */
export type ProductFigures = { kind: string } & Record<string, unknown>

/** What staff send, field by field as `PRODUCT_FIELDS` lists it. Pictures and PDFs are stored names or whole addresses. */
export type ProductInput = RecordOf<typeof PRODUCT_FIELDS>

/** A product with everything that its own page and the API show. */
export type Product = Omit<ProductInput, 'categoryId' | 'image' | 'gallery'> & {
  id: string
  /** Counts the changes, see `Category`. */
  version: number
  category: NamedCategory | null
  /** The brand that `brand` names; null where it names none of the brands. */
  brandId: string | null
  /** Of its live data sheet. */
  tdsRevision: number
  image: Picture | null
  gallery: Picture[]
  createdAt: string
  updatedAt: string
}

/** The same as staff would send it. */
export function toProductInput(product: Product): ProductInput {
  return {
    ...product,
    categoryId: product.category?.id ?? null,
    image: product.image?.file ?? null,
    gallery: product.gallery.map(({ file }) => file),
  }
}

/** What a card or a list row needs, so that lists stay small. */
export type ProductSummary = Pick<
  Product,
  'id' | 'slug' | 'code' | 'category' | 'name' | 'brand' | 'brandId' | 'image' | 'rating' | 'specs' | 'createdAt'
> & { firstVariant: Variant | null }

export const DEFAULT_RATING = 5
