import { cleanLine } from '#domain/text/clean-text.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { type Fields, field } from '#domain/fields/field.ts'
import { both, choice, line, text } from '#domain/fields/field-kinds.ts'
import { lists } from '#domain/fields/list-kinds.ts'
import { pairOf, type RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { textsOf } from '#domain/fields/lists.ts'
import { AVAILABILITIES, type Question } from './seo-override.ts'

/** The parts of the form of an override. */
type SeoSection = 'result' | 'page' | 'offer' | 'questions'

const ALT_TEXTS = { most: 50, longest: RECORD_LIMITS.name }
const MOST_QUESTIONS = 30
const ANSWER = 1000

const wanted = true

/** Every field of an override, in the order of its form; see `PRODUCT_FIELDS`. */
export const SEO_FIELDS = {
  metaTitle: { section: 'result', wanted, ...text(both('meta_title'), 'meta_title') },
  metaDescription: {
    section: 'result',
    wanted,
    ...text(both('meta_description'), 'meta_description', { most: RECORD_LIMITS.snippet }),
  },
  keywords: { section: 'result', ...lists(both('keywords'), 'keywords', { most: 50, longest: 100 }) },
  h1: { section: 'page', ...text(both('h1'), 'h1') },
  h2_1: { section: 'page', ...text(both('h2_1'), 'h2_1') },
  h2_2: { section: 'page', ...text(both('h2_2'), 'h2_2') },
  h2_3: { section: 'page', ...text(both('h2_3'), 'h2_3') },
  /** Texts for the gallery's pictures, in their order; an empty one leaves its picture to the product's name. */
  altText: {
    section: 'page',
    ...lists(both('alt_text'), 'alt_text', ALT_TEXTS),
    read: (form: RecordForm, before: Localized<string[]>) =>
      pairOf(altTexts(form, 'alt_text_ar'), altTexts(form, 'alt_text_en'), before),
  },
  productName: { section: 'offer', ...text(both('product_name'), 'product_name') },
  /** Another text than these says nothing. */
  availability: {
    section: 'offer',
    ...choice('availability', AVAILABILITIES, 'Whether it is there'),
    read: (form: RecordForm) => AVAILABILITIES.find((one) => one === form.value('availability')),
  },
  sku: { section: 'offer', ...line('sku', { figures: true }) },
  brand: { section: 'offer', ...line('brand') },
  urlSlug: { section: 'offer', ...line('url_slug') },
  faq: { section: 'questions', ...questions() },
} satisfies Fields & Record<string, { section: SeoSection; wanted?: boolean }>

/** One line for each picture of the gallery. */
function altTexts(form: RecordForm, name: string): string[] | undefined {
  const text = form.placedLines(name, { most: RECORD_LIMITS.list })
  if (text === undefined) return undefined
  const texts = text.split('\n').map(cleanLine)
  const { most, longest } = ALT_TEXTS
  if (texts.length > most) return form.refuse(name, { kind: 'too-many', most })
  if (texts.some(({ length }) => length > longest)) return form.refuse(name, { kind: 'too-long', most: longest })
  return texts.slice(0, texts.findLastIndex((one) => one !== '') + 1)
}

/** In each language a table of two columns. */
function questions() {
  const column = (name: string, list: Question[], part: keyof Question) => ({ [name]: list.map((row) => row[part]) })
  return field({
    blank: { ar: [], en: [] },
    read: (form, before) => pairOf(questionsIn(form, 'ar'), questionsIn(form, 'en'), before),
    texts: ({ ar, en }: Localized<Question[]>) => ({
      ...column('question_ar[]', ar, 'question'),
      ...column('answer_ar[]', ar, 'answer'),
      ...column('question_en[]', en, 'question'),
      ...column('answer_en[]', en, 'answer'),
    }),
    answers: {},
    stored: 'apart',
  })
}

/** Rows in which nothing stands are left out. */
function questionsIn(form: RecordForm, locale: Locale): Question[] | undefined {
  const name = `question_${locale}[]`
  const cells = (column: string) => textsOf(form.value(column))?.map(cleanLine)
  const [asked, answers = []] = [cells(name), cells(`answer_${locale}[]`)]
  if (asked === undefined) return undefined
  const all = asked.map((question, index) => ({ question, answer: answers[index] ?? '' }))
  const written = all.filter(({ question, answer }) => question !== '' || answer !== '')
  if (written.length > MOST_QUESTIONS) return form.refuse(name, { kind: 'too-many', most: MOST_QUESTIONS })
  const isTooLong = written.some(
    ({ question, answer }) => question.length > RECORD_LIMITS.name || answer.length > ANSWER,
  )
  return isTooLong ? form.refuse(name, { kind: 'too-long', most: ANSWER }) : written
}
