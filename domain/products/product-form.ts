import type { Localized } from '../text/locale.ts'
import type { FormFields } from '../messages/message-form.ts'
import { packsOf } from './pack-form.ts'
import { DEFAULT_RATING, type Product, type ProductInput } from './product.ts'
import { emptiedAs, givenOf, pairOf, recordForm, type RecordForm, type RecordReading } from '../records/record-form.ts'
import { galleryOf, listOf, sourceOf, videosOf } from '../records/record-lists.ts'
import { RECORD_LIMITS } from '../records/record-limits.ts'
import { jointYieldOf, specsOf } from './spec-form.ts'

/** A new product before anything was filled in. */
export const BLANK_PRODUCT: ProductInput = {
  slug: '',
  code: null,
  categoryId: null,
  name: { ar: '', en: '' },
  description: { ar: '', en: '' },
  properties: { ar: '', en: '' },
  applicationAreas: { ar: '', en: '' },
  brand: { ar: '', en: '' },
  madeIn: { ar: '', en: '' },
  image: null,
  imageUrl: '',
  pdf: { ar: null, en: null },
  mainVideo: '',
  gallery: [],
  galleryVideos: [],
  rating: DEFAULT_RATING,
  variants: [],
  specs: [],
  certifications: [],
  jointYield: null,
  hasSafetySheet: false,
}

/** Reads the product form (docs/specification 5 and 7): a new one, or a change of the one that is there. */
export function readProductForm(fields: FormFields, before: Product | null): RecordReading<ProductInput> {
  const form = recordForm(fields, { isNew: before === null })
  const input: Partial<ProductInput> = {
    slug: form.line('product_slug', { required: true }),
    code: emptiedAs(form.line('code', { figures: true }), null),
    categoryId: categoryOf(form, before),
    ...textsOf(form, before ?? BLANK_PRODUCT),
    ...mediaOf(form, before),
    rating: form.number('rating', DEFAULT_RATING),
    variants: packsOf(form, before?.variants ?? []),
    specs: specsOf(form),
    certifications: listOf(form, 'certifications', { most: RECORD_LIMITS.certifications }),
    jointYield: jointYieldOf(form),
    hasSafetySheet: form.flag('has_safety_sheet'),
  }
  return { input: givenOf(input), problems: form.problems }
}

/** A product without a category may stay so; nobody takes one away without giving another. */
function categoryOf(form: RecordForm, before: Product | null): string | null | undefined {
  const mayBeNone = before !== null && before.category === null
  return emptiedAs(form.line('category_id', { required: !mayBeNone }), null)
}

function textsOf(form: RecordForm, before: Product | ProductInput): Partial<ProductInput> {
  const name = (locale: string) => form.line(`product_name_${locale}`, { required: true })
  const block = (field: string, most: number, pair: Localized) =>
    pairOf(form.block(`${field}_ar`, { most }), form.block(`${field}_en`, { most }), pair)
  return {
    name: pairOf(name('ar'), name('en'), before.name),
    description: block('product_description', RECORD_LIMITS.description, before.description),
    properties: block('product_properties', RECORD_LIMITS.list, before.properties),
    applicationAreas: block('application_areas', RECORD_LIMITS.list, before.applicationAreas),
    brand: withSecond(form.line('brand'), form.line('brand_ar'), before.brand),
    madeIn: withSecond(form.line('made_in'), form.line('made_in_ar'), before.madeIn),
  }
}

/**
 * Fields that the specification has in one language: who sends that one alone means both, as far as it says something
 * new. The Arabic name of another brand must not stay.
 */
function withSecond(en: string | undefined, ar: string | undefined, before: Localized): Localized | undefined {
  return pairOf(ar ?? (en === before.en ? undefined : en), en, before)
}

function mediaOf(form: RecordForm, before: Product | null): Partial<ProductInput> {
  const gallery = before?.gallery.map(({ file }) => file) ?? []
  const link = { most: RECORD_LIMITS.address }
  return {
    image: sourceOf(form, 'product_image', 'existing_image'),
    imageUrl: form.line('image_url', link),
    pdf: datasheetsOf(form, before?.pdf ?? BLANK_PRODUCT.pdf),
    mainVideo: form.line('main_video', link),
    gallery: galleryOf(form, gallery),
    galleryVideos: videosOf(form),
  }
}

/** `product_pdf` is the sheet of both languages, unless it is the one that was answered; the others are one each. */
function datasheetsOf(form: RecordForm, before: Product['pdf']): Product['pdf'] | undefined {
  const both = sourceOf(form, 'product_pdf', 'existing_pdf')
  const isNew = both !== undefined && both !== (before.ar ?? before.en)
  const sheets = isNew ? { ar: both, en: both } : before
  const ar = sourceOf(form, 'product_pdf_ar', 'existing_pdf_ar')
  const en = sourceOf(form, 'product_pdf_en', 'existing_pdf_en')
  return pairOf(ar, en, sheets) ?? (isNew ? sheets : undefined)
}
