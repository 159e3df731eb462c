import type { FormFields } from '#domain/fields/form-values.ts'
import { embedUrl, parseVideoList } from '#domain/posts/video.ts'
import { answerOf, blankRecord, formTexts, readRecord, type FormTexts } from '#domain/fields/field.ts'
import type { RecordReading, RecordProblems } from '#domain/fields/record-form.ts'
import { textsOf } from '#domain/fields/lists.ts'
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

/**
 * Reads what staff typed into the form of a product: whoever types an address that no page could show hears so at once.
 * Programs hand over what they have (docs/specification S29), and what a product has already may stay.
 */
export function readTypedProduct(
  fields: FormFields,
  before: Product | null,
  isDraft?: boolean,
): RecordReading<ProductInput> {
  const { input, problems } = readProductForm(fields, before, isDraft)
  const known = before ?? BLANK_PRODUCT
  const own: RecordProblems = {}
  if (input.imageUrl && input.imageUrl !== known.imageUrl && !isPictureAddress(input.imageUrl)) {
    own['image_url'] = { kind: 'address-malformed' }
  }
  if (input.mainVideo && input.mainVideo !== known.mainVideo && embedUrl(input.mainVideo) === null) {
    own['main_video'] = { kind: 'video-unknown' }
  }
  if (!typedVideos(fields).every((text) => isShown(text, known.galleryVideos))) {
    own['gallery_videos'] = { kind: 'video-unknown' }
  }
  return { input, problems: { ...own, ...problems } }
}

/** A path of this site, or a whole address of the web. */
function isPictureAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

function typedVideos(fields: FormFields): string[] {
  const sent = fields['gallery_videos[]'] ?? fields['gallery_videos'] ?? []
  return (textsOf([sent].flat()) ?? []).filter((text) => text.trim() !== '')
}

/** The reader keeps the links of a text; a text without one would be lost without a word. */
function isShown(text: string, known: readonly string[]): boolean {
  const links = parseVideoList(text)
  return links.length > 0 && links.every((link) => known.includes(link) || embedUrl(link) !== null)
}
