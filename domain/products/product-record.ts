import type { FormFields } from '#domain/messages/message-form.ts'
import { answerOf, blankRecord, formTexts, readRecord, type FormTexts } from '#domain/records/field.ts'
import type { RecordReading } from '#domain/records/record-form.ts'
import { CALC } from './calculator-form.ts'
import { PRODUCT_FIELDS } from './product-fields.ts'
import { toProductInput, type Product, type ProductInput } from './product.ts'
import { tdsUrl } from './tds.ts'

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

/** What its form begins with; the figures of the calculator have a row for each of its packs. */
export function productTexts(product: Product | ProductInput): FormTexts {
  const texts = formTexts(PRODUCT_FIELDS, 'category' in product ? toProductInput(product) : product)
  const codes = [...(texts[CALC.stockCode] ?? []), ...(texts['stock_code[]'] ?? [])].filter((code) => code !== '')
  return { ...texts, [CALC.stockCode]: [...new Set(codes)] }
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
    tds_revision: product.tdsRevision,
    tds_url_ar: tdsUrl(product, 'ar'),
    tds_url_en: tdsUrl(product, 'en'),
    version,
  })
}
