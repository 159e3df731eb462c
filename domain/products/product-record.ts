import type { FormFields } from '#domain/messages/message-form.ts'
import { answerOf, blankRecord, formTexts, readRecord, type FormTexts } from '#domain/records/field.ts'
import type { RecordReading } from '#domain/records/record-form.ts'
import { PRODUCT_FIELDS } from './product-fields.ts'
import { toProductInput, type Product, type ProductInput } from './product.ts'

/** A new product before anything was filled in. */
export const BLANK_PRODUCT: ProductInput = blankRecord(PRODUCT_FIELDS)

/** Reads the product form (docs/specification 5 and 7): a new one, or a change of the one that is there. */
export function readProductForm(
  fields: FormFields,
  before: Product | null,
  isDraft?: boolean,
): RecordReading<ProductInput> {
  return readRecord(PRODUCT_FIELDS, fields, before && toProductInput(before), isDraft)
}

export function productTexts(product: Product | ProductInput): FormTexts {
  return formTexts(PRODUCT_FIELDS, 'category' in product ? toProductInput(product) : product)
}

/** A product as the API carries it (docs/specification 3). */
export type ProductDto = ReturnType<typeof toProductDto>

export function toProductDto(product: Product) {
  const { id, brandId, category, version } = product
  return answerOf(PRODUCT_FIELDS, toProductInput(product), {
    product_id: id,
    id,
    category: category && { name_ar: category.name.ar, name_en: category.name.en },
    brand_id: brandId,
    version,
  })
}
