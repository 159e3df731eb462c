import type { RecordOf } from '#domain/records/field.ts'
import type { Publication } from '#domain/records/lists/list-state.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { BRAND_FIELDS } from './brand-fields.ts'

/** What staff send, field by field as `BRAND_FIELDS` lists it. Pictures are stored names or whole addresses. */
export type BrandInput = RecordOf<typeof BRAND_FIELDS>

/** A brand of the products. */
export type Brand = Omit<BrandInput, 'logo' | 'logoWhite' | 'image'> & {
  id: string
  /** Counts the changes, see `Category`. */
  version: number
  logo: Picture | null
  logoWhite: Picture | null
  image: Picture | null
  productCount: number
  createdAt: string
  updatedAt: string
}

/** A brand as staff's list shows it. */
export type ListedBrand = Pick<Brand, 'id' | 'name' | 'logo' | 'productCount'> & { publication: Publication }

/** The same as staff would send it. */
export function toBrandInput(brand: Brand): BrandInput {
  return {
    ...brand,
    logo: brand.logo?.file ?? null,
    logoWhite: brand.logoWhite?.file ?? null,
    image: brand.image?.file ?? null,
  }
}

/** The brand that an address selects (`?brand=masar`); null where it names none that exists. */
export function selectedBrand<B extends { slug: string }>(query: URLSearchParams, brands: B[]): B | null {
  return brands.find(({ slug }) => slug === query.get('brand')) ?? null
}
