import type { FormFields } from '#domain/messages/message-form.ts'
import { answerOf, blankRecord, formTexts, lineFields, readRecord, type FormTexts } from '#domain/records/field.ts'
import type { RecordReading } from '#domain/records/record-form.ts'
import { BRAND_FIELDS, LISTED_BRAND_FIELDS } from './brand-fields.ts'
import { toBrandInput, type Brand, type BrandInput } from './brand.ts'

/** A new brand before anything was filled in. */
export const BLANK_BRAND: BrandInput = blankRecord(BRAND_FIELDS)

/** Reads the form of a brand: a new one, or a change of the one that is there. */
export function readBrandForm(fields: FormFields, before: Brand | null, isDraft?: boolean): RecordReading<BrandInput> {
  return readRecord(BRAND_FIELDS, fields, before && toBrandInput(before), isDraft)
}

/** What the form of a brand begins with. */
export function brandTexts(brand: Brand | BrandInput): FormTexts {
  return formTexts(BRAND_FIELDS, 'id' in brand ? toBrandInput(brand) : brand)
}

/** Its fields as a line of the catalogue's file says them. */
export function brandLineFields(brand: Brand): FormFields {
  return lineFields(BRAND_FIELDS, toBrandInput(brand))
}

/** A brand as lists of the API carry it. */
export type BrandListDto = ReturnType<typeof toBrandListDto>

export function toBrandListDto(brand: Brand) {
  const { id, productCount } = brand
  return { brand_id: id, id, ...answerOf(LISTED_BRAND_FIELDS, toBrandInput(brand)), product_count: productCount }
}

export type BrandDto = ReturnType<typeof toBrandDto>

export function toBrandDto(brand: Brand) {
  return { ...toBrandListDto(brand), ...answerOf(BRAND_FIELDS, toBrandInput(brand)), version: brand.version }
}
