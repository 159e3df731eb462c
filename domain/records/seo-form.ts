import { cleanLine } from '../text/clean-text.ts'
import type { Locale, Localized } from '../text/locale.ts'
import type { FormFields } from '../messages/message-form.ts'
import { pairOf, recordForm, type RecordForm, type RecordReading } from './record-form.ts'
import { listOf, textsOf } from './record-lists.ts'
import { RECORD_LIMITS } from './record-limits.ts'
import { AVAILABILITIES, type Question, type SeoOverride } from './seo-override.ts'

const KEYWORDS = { most: 50, longest: 100 }
const PICTURES = 50
const QUESTIONS = 30
const ANSWER = 1000

const nothing: Localized = { ar: '', en: '' }
const none = { ar: [], en: [] }

/** An override that says nothing yet. */
export const EMPTY_OVERRIDE: SeoOverride = {
  metaTitle: nothing,
  metaDescription: nothing,
  keywords: none,
  urlSlug: '',
  h1: nothing,
  h2_1: nothing,
  h2_2: nothing,
  h2_3: nothing,
  altText: none,
  structuredData: {
    product: { name: nothing, sku: '', brand: '', price: null, availability: 'InStock' },
    faq: none,
  },
}

/** Reads the form of an override, with the names of its fields as `toSeoValues` gives them. */
export function readSeoForm(fields: FormFields, before: SeoOverride): RecordReading<SeoOverride> {
  const form = recordForm(fields, { isNew: false })
  const { product, faq } = before.structuredData
  const input: SeoOverride = {
    metaTitle: lines(form, 'meta_title', before.metaTitle),
    metaDescription: lines(form, 'meta_description', before.metaDescription, RECORD_LIMITS.snippet),
    keywords:
      pairOf(listOf(form, 'keywords_ar', KEYWORDS), listOf(form, 'keywords_en', KEYWORDS), before.keywords) ??
      before.keywords,
    urlSlug: form.line('url_slug') ?? before.urlSlug,
    h1: lines(form, 'h1', before.h1),
    h2_1: lines(form, 'h2_1', before.h2_1),
    h2_2: lines(form, 'h2_2', before.h2_2),
    h2_3: lines(form, 'h2_3', before.h2_3),
    altText: pairOf(altTexts(form, 'ar'), altTexts(form, 'en'), before.altText) ?? before.altText,
    structuredData: {
      product: {
        name: lines(form, 'product_name', product.name),
        sku: form.line('sku', { figures: true }) ?? product.sku,
        brand: form.line('brand') ?? product.brand,
        price: priceOf(form, product.price),
        availability: AVAILABILITIES.find((one) => one === form.value('availability')) ?? product.availability,
      },
      faq: pairOf(questions(form, 'ar'), questions(form, 'en'), faq) ?? faq,
    },
  }
  return { input, problems: form.problems }
}

function lines(form: RecordForm, name: string, before: Localized, most?: number): Localized {
  return pairOf(form.line(`${name}_ar`, { most }), form.line(`${name}_en`, { most }), before) ?? before
}

/** One line for each picture of the gallery; an empty line leaves its picture to the product's name. */
function altTexts(form: RecordForm, locale: Locale): string[] | undefined {
  const name = `alt_text_${locale}`
  const text = form.placedLines(name, { most: RECORD_LIMITS.list })
  if (text === undefined) return undefined
  const texts = text.split('\n').map(cleanLine)
  if (texts.length > PICTURES) return form.refuse(name, { kind: 'too-many', most: PICTURES })
  const isTooLong = texts.some(({ length }) => length > RECORD_LIMITS.name)
  return isTooLong ? form.refuse(name, { kind: 'too-long', most: RECORD_LIMITS.name }) : withoutEnd(texts)
}

function withoutEnd(texts: string[]): string[] {
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1)
}

/** Prices are in SAR; an emptied field takes the offer away. */
function priceOf(form: RecordForm, before: number | null): number | null {
  const price = form.number('price', null)
  if (price === undefined || price === null) return price === undefined ? before : null
  const most = 1_000_000
  return price >= 0 && price <= most
    ? price
    : (form.refuse('price', { kind: 'out-of-range', least: 0, most }) ?? before)
}

/** A table of two columns; rows in which nothing stands are left out. */
function questions(form: RecordForm, locale: Locale): Question[] | undefined {
  const cells = (column: string) => textsOf(form.value(`${column}_${locale}[]`))?.map(cleanLine)
  const [asked, answers = []] = [cells('question'), cells('answer')]
  if (asked === undefined) return undefined
  const all = asked.map((question, index) => ({ question, answer: answers[index] ?? '' }))
  const written = all.filter(({ question, answer }) => question !== '' || answer !== '')
  const name = `question_${locale}[]`
  if (written.length > QUESTIONS) return form.refuse(name, { kind: 'too-many', most: QUESTIONS })
  const isTooLong = written.some(
    ({ question, answer }) => question.length > RECORD_LIMITS.name || answer.length > ANSWER,
  )
  return isTooLong ? form.refuse(name, { kind: 'too-long', most: ANSWER }) : written
}
