import type { FormFields } from '#domain/fields/form-values.ts'
import { blankRecord, formTexts, lineFields, readRecord, type FormTexts } from '#domain/fields/field.ts'
import type { RecordReading } from '#domain/fields/record-form.ts'
import { SEO_FIELDS } from './seo-fields.ts'
import type { SeoOverride } from './seo-override.ts'

/** An override that says nothing yet. */
export const EMPTY_OVERRIDE: SeoOverride = blankRecord(SEO_FIELDS)

/** What the form of an override says; a new one changes `EMPTY_OVERRIDE`. */
export function readSeoForm(fields: FormFields, before: SeoOverride): RecordReading<SeoOverride> {
  return readRecord(SEO_FIELDS, fields, before)
}

export function seoTexts(override: SeoOverride): FormTexts {
  return formTexts(SEO_FIELDS, override)
}

/** Its fields as a line of the catalogue's file says them. */
export function seoLineFields(override: SeoOverride): FormFields {
  return lineFields(SEO_FIELDS, override)
}

/** An override as it is stored and as the seed has it (docs/specification 3): what the offer and the questions say stands deeper. */
export type WrittenOverride = ReturnType<typeof toWrittenOverride>

export function toWrittenOverride({ productName: name, sku, brand, availability, faq, ...texts }: SeoOverride) {
  return { ...texts, structuredData: { product: { name, sku, brand, availability }, faq } }
}

/** What was stored before a field was there says nothing in it. */
export function fromWrittenOverride({ structuredData: { product, faq }, ...texts }: WrittenOverride): SeoOverride {
  const { name: productName, ...offer } = product
  return { ...EMPTY_OVERRIDE, ...texts, ...offer, productName, faq }
}
