import { choice, digits, flag, line, lineOrNone, number, both, text } from '#domain/fields/field-kinds.ts'
import { file, gallery, list } from '#domain/fields/list-kinds.ts'
import { emptiedAs, pairOf, type RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { videosOf } from '#domain/posts/video.ts'
import { sourceOf } from '#domain/fields/lists.ts'
import { about, sentFile, sentList, sentText, TEXT, TEXT_OR_NONE, type Wire } from '#domain/fields/wire.ts'
import { type Fields, field } from '#domain/fields/field.ts'
import type { Localized } from '#domain/text/locale.ts'
import { PACK_COLUMNS, type Variant, type PackColumn } from './pack-fields.ts'
import { PRODUCT_PRICE_VISIBILITIES } from './price.ts'
import { attributesField, figures } from './product-kinds.ts'
import { TDS_SOURCES } from './tds.ts'
import { calculatorTexts, typedCalculator } from './calculator-form.ts'
import { packsOf } from './pack-form.ts'
import { DEFAULT_PRODUCT_IMAGE } from '#domain/site/picture.ts'
import { DEFAULT_RATING, type ProductFigures, type Spec } from './product.ts'
import { calculatorOf, jointYieldOf, specsOf, specTexts, toSpecDto, type SpecDto } from './spec-form.ts'
import { joinVariantCells } from '#domain/text/text-list.ts'

export type ProductSection =
  | 'basics'
  | 'origin'
  | 'texts'
  | 'properties'
  | 'areas'
  | 'packs'
  | 'attributes'
  | 'figures'
  | 'calculator'
  | 'media'
  | 'videos'
  | 'related'

const { address, description, list: longest } = RECORD_LIMITS
const PICTURE = 'JPEG, PNG, WebP or AVIF, at most 25 MB'
const SHEET = 'PDF without scripts, attachments or protection, at most 20 MB'
const wanted = true

/**
 * Every field of a product, in the order of its form. Readers of forms and calls, the form itself, the API with its
 * document, the catalogue's file and the row are made of this table. `wanted` marks what a complete product has, `shown`
 * what its page and its sheet name beside its value.
 */
export const PRODUCT_FIELDS = {
  slug: {
    section: 'basics',
    ...line('product_slug', {
      column: 'slug',
      required: true,
      about: 'Becomes the id of a new product; changing it later leaves the id',
    }),
  },
  /** The name on the pack, e.g. `805` or `MS-55`; null for products that have none. */
  code: { section: 'basics', ...lineOrNone('code', { figures: true, about: 'The name on the pack, such as `MS-55`' }) },
  /** The customs code (Harmonized System); null where it is not known. */
  hsCode: {
    section: 'origin',
    shown: true,
    ...digits('hs_code', { least: 6, most: 12, about: 'Customs code (HS): 6 to 12 digits' }),
  },
  /** A product without a category may stay so; nobody takes one away without giving another. */
  categoryId: {
    section: 'basics',
    wanted,
    ...lineOrNone('category_id', { required: true }),
    read: (form: RecordForm, before: string | null) =>
      emptiedAs(form.line('category_id', { required: form.isNew || before !== null }), null),
  },
  /** How much of its prices the page tells. */
  priceVisibility: {
    section: 'basics',
    ...choice(
      'price_visibility',
      PRODUCT_PRICE_VISIBILITIES,
      '`exact`: each priced pack; `from`: the lowest; `hidden`: on request; `inherit`: as the settings say',
    ),
  },
  rating: { section: 'origin', ...number('rating', { empty: DEFAULT_RATING, about: '0 to 5; empty for 5' }) },
  brand: { section: 'origin', ...text({ ar: 'brand_ar', en: 'brand' }, 'brand', { follows: true }) },
  madeIn: { section: 'origin', ...text({ ar: 'made_in_ar', en: 'made_in' }, 'made_in', { follows: true }) },
  name: { section: 'basics', wanted, ...text(both('product_name'), 'name', { required: true }) },
  description: {
    section: 'texts',
    wanted,
    ...text(both('product_description'), 'description', { as: 'block', most: description }),
  },
  /** Whole text as staff typed it; `domain/text-list` splits it into items. */
  properties: {
    section: 'properties',
    wanted,
    ...text(both('product_properties'), 'properties', {
      as: 'block',
      most: longest,
      about: { en: 'Items end at full stops and line breaks' },
    }),
  },
  applicationAreas: {
    section: 'areas',
    wanted,
    ...text(both('application_areas'), 'application_areas', {
      as: 'block',
      most: longest,
      about: { en: 'Items end at full stops, line breaks and Arabic commas' },
    }),
  },
  variants: { section: 'packs', wanted, ...packs() },
  specs: { section: 'figures', ...specs() },
  certifications: {
    section: 'figures',
    ...list('certifications', { most: RECORD_LIMITS.certifications, about: 'Separated by commas or lines' }),
  },
  hasSafetySheet: { section: 'figures', ...flag('has_safety_sheet') },
  /** What calls alone carry. */
  jointYield: { section: null, ...figures('joint_yield', 'How far a pack goes', jointYieldOf) },
  calculator: {
    section: 'calculator',
    ...figures('calculator', 'What the calculator needs to know', calculatorOf),
    read: (form: RecordForm, before: ProductFigures | null) =>
      form.value('calculator') === undefined ? typedCalculator(form, before) : calculatorOf(form),
    texts: calculatorTexts,
  },
  attributes: { section: 'attributes', ...attributesField() },
  image: {
    section: 'media',
    wanted,
    ...file('product_image', { existing: 'existing_image', column: 'image', about: PICTURE }),
    answers: {
      product_image: {
        wire: about(TEXT, 'File name, served from /api/uploads/{file}, or the placeholder'),
        of: (image: string | null) => image ?? DEFAULT_PRODUCT_IMAGE,
      },
    },
  },
  /** Stored file names of the datasheet. The unlocalized one is what the API calls `product_pdf`. */
  pdf: { section: 'media', wanted, ...datasheets() },
  tdsSource: {
    section: 'media',
    ...choice(
      'tds_source',
      TDS_SOURCES,
      '`auto`: the uploaded sheet, else one printed from the figures; `live`: printed; `file`: uploaded; `none`',
    ),
  },
  gallery: {
    section: 'media',
    ...gallery(PICTURE, {
      gallery_images: {
        wire: about(TEXT, 'JSON list of file names or whole addresses'),
        of: (files: string[]) => JSON.stringify(files),
      },
    }),
  },
  imageUrl: { section: 'media', ...line('image_url', { most: address }) },
  mainVideo: { section: 'videos', ...line('main_video', { most: address }) },
  galleryVideos: { section: 'videos', ...videos() },
  usedWith: { section: 'related', ...relatedIds('used_with', 'What is used with it') },
  alternatives: {
    section: 'related',
    ...relatedIds('alternatives', 'What may stand in its place; empty: found by its attributes'),
  },
} satisfies Fields & Record<string, { section: ProductSection | null; wanted?: boolean; shown?: true }>

/** Ids of other products, which whoever keeps it checks. */
function relatedIds<const Name extends 'used_with' | 'alternatives'>(name: Name, words: string) {
  return { ...list(name, { most: 8, about: `${words}: ids` }), line: (ids: string[]) => ({ [name]: ids.join('\n') }) }
}

function packs() {
  const column = 'One cell for each pack, separated by commas; in JSON also a list of cells'
  const wire = about(TEXT, 'One cell for each pack, separated by a comma and a space')
  const names = PACK_COLUMNS.map(({ name }) => name)
  return field({
    blank: [] as Variant[],
    read: packsOf,
    takes: Object.fromEntries(names.map((name) => [name, sentList(column)])),
    texts: (variants) =>
      Object.fromEntries(
        PACK_COLUMNS.map(({ name, cellOf }) => [`${name}[]`, variants.map((one) => cellOf(one) ?? '')]),
      ),
    answers: Object.fromEntries(
      PACK_COLUMNS.map(({ name, cellOf }) => [
        name,
        { wire, of: (variants: Variant[]) => joinVariantCells(variants.map(cellOf)) },
      ]),
    ) as Record<PackColumn, { wire: Wire<string>; of(variants: Variant[]): string }>,
    stored: 'apart',
  })
}

function specs() {
  const figure: Wire = {
    type: 'object',
    properties: { key: TEXT, label_ar: TEXT, label_en: TEXT, value: TEXT, unit_ar: TEXT, unit_en: TEXT, method: TEXT },
    required: ['key', 'label_ar', 'label_en', 'value', 'unit_ar', 'unit_en', 'method'],
    additionalProperties: false,
  }
  const wire: Wire<SpecDto[]> = { type: 'array', items: figure }
  return field({
    blank: [] as Spec[],
    read: specsOf,
    takes: {
      specs: sentList('The technical figures as they are answered, or lines of columns between upright strokes'),
    },
    texts: specTexts,
    line: (value: Spec[]) => ({ specs: value.map(toSpecDto) }),
    answers: { specs: { wire, of: (value: Spec[]) => value.map(toSpecDto) } },
    stored: { as: 'json', column: 'specs' },
  })
}

/** `product_pdf` is the sheet of both languages, unless it is the one that was answered; the others are one each. */
function datasheets() {
  type Sheets = Localized<string | null>
  return field({
    blank: { ar: null, en: null },
    read(form, before) {
      const shared = sourceOf(form, 'product_pdf', 'existing_pdf')
      const isNew = shared !== undefined && shared !== (before.ar ?? before.en)
      const sheets = isNew ? { ar: shared, en: shared } : before
      const ar = sourceOf(form, 'product_pdf_ar', 'existing_pdf_ar')
      const en = sourceOf(form, 'product_pdf_en', 'existing_pdf_en')
      return pairOf(ar, en, sheets) ?? (isNew ? sheets : undefined)
    },
    files: { product_pdf: 'pdf', product_pdf_ar: 'pdf', product_pdf_en: 'pdf' },
    takes: {
      product_pdf: sentFile(`The datasheet of both languages: ${SHEET}`),
      existing_pdf: sentText(address, 'The datasheet that stays when `product_pdf` is not sent; empty for none'),
      product_pdf_ar: sentFile('The datasheet in Arabic'),
      existing_pdf_ar: sentText(address),
      product_pdf_en: sentFile('The datasheet in English'),
      existing_pdf_en: sentText(address),
    },
    texts: ({ ar, en }: Sheets) => ({ existing_pdf: [ar ?? ''], existing_pdf_en: [en ?? ''] }),
    answers: {
      product_pdf: { wire: about(TEXT_OR_NONE, 'File name of the datasheet'), of: ({ ar, en }: Sheets) => ar ?? en },
      product_pdf_ar: { wire: TEXT_OR_NONE, of: ({ ar }: Sheets) => ar },
      product_pdf_en: { wire: TEXT_OR_NONE, of: ({ en }: Sheets) => en },
    },
    stored: { as: 'pair', column: 'pdf' },
  })
}

function videos() {
  return field({
    blank: [] as string[],
    read: (form) => videosOf(form),
    takes: { gallery_videos: sentList('Links to videos, as a list or out of any text') },
    texts: (links) => ({ 'gallery_videos[]': links }),
    answers: {
      gallery_videos: { wire: about(TEXT, 'JSON list of video links'), of: (links: string[]) => JSON.stringify(links) },
    },
    stored: { as: 'json', column: 'gallery_videos' },
  })
}
