import { type RecordOf, answerOf, blankRecord, formTexts, readRecord, type FormTexts } from '#domain/fields/field.ts'
import type { Publication } from '#domain/records/publication.ts'
import type { Picture } from '#domain/site/picture.ts'
import { BRAND_FIELDS, LISTED_BRAND_FIELDS } from './brand-fields.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { RecordReading } from '#domain/fields/record-form.ts'

/** A new brand before anything was filled in. */
export const BLANK_BRAND: BrandInput = blankRecord(BRAND_FIELDS)

/** What staff send, field by field as `BRAND_FIELDS` lists it. Pictures are stored names or whole addresses. */
export type BrandInput = RecordOf<typeof BRAND_FIELDS>

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

/** Reads the form of a brand: a new one, or a change of the one that is there. */
export function readBrandForm(fields: FormFields, before: Brand | null, isDraft?: boolean): RecordReading<BrandInput> {
  return readRecord(BRAND_FIELDS, fields, before && toBrandInput(before), isDraft)
}

export function brandTexts(brand: Brand | BrandInput): FormTexts {
  return formTexts(BRAND_FIELDS, 'id' in brand ? toBrandInput(brand) : brand)
}

export type BrandListDto = ReturnType<typeof toBrandListDto>

export function toBrandListDto(brand: Brand) {
  const { id, productCount } = brand
  return { brand_id: id, id, ...answerOf(LISTED_BRAND_FIELDS, toBrandInput(brand)), product_count: productCount }
}

export type BrandDto = ReturnType<typeof toBrandDto>

export function toBrandDto(brand: Brand) {
  return { ...toBrandListDto(brand), ...answerOf(BRAND_FIELDS, toBrandInput(brand)), version: brand.version }
}
