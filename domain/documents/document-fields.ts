import { type Fields, answers, field } from '#domain/fields/field.ts'
import { both, line, lineOrNone, text } from '#domain/fields/field-kinds.ts'
import { file } from '#domain/fields/list-kinds.ts'
import { emptiedAs, type RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { listOf } from '#domain/fields/lists.ts'
import { about, sentChoice, sentList, sentText, TEXT_OR_NONE, TEXTS, type Wire } from '#domain/fields/wire.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { DOC_TYPES, DOCUMENT_LANGUAGES } from './document-types.ts'

export type DocumentSection = 'basics' | 'covers' | 'revision' | 'staff'

const FIRST_DAY = '1990-01-01'
const MOST_PRODUCTS = 500
const MOST_STANDARDS = 50
const unanswered = { answers: {} }

/** Every field of a document, in the order of its form; see `PRODUCT_FIELDS`. */
export const DOCUMENT_FIELDS = {
  docType: { section: 'basics', ...listed('doc_type', DOC_TYPES, 'What kind of document it is') },
  language: {
    section: 'basics',
    ...listed('language', DOCUMENT_LANGUAGES, 'The language of the file; `mul` for several'),
  },
  title: {
    section: 'basics',
    ...text(both('title'), 'title', {
      about: { ar: 'Empty: made of type and number or code', en: 'Empty: made of type and number or code' },
    }),
  },
  number: { section: 'basics', ...line('number', { most: 60, figures: true }) },
  issuer: { section: 'basics', ...line('issuer', { most: 120 }) },
  /** The id, which never changes. */
  slug: {
    section: 'basics',
    ...line('document_id', { column: 'slug', about: 'Of a new one; empty: made of type, number or code, language' }),
    ...unanswered,
  },
  productIds: { section: 'covers', ...products() },
  /** All products of the brand. */
  brandId: { section: 'covers', ...lineOrNone('brand_id', { about: 'Covers all products of the brand' }) },
  standards: { section: 'covers', ...standards() },
  file: {
    section: 'revision',
    ...file('file', {
      existing: 'existing_file',
      column: 'file',
      kind: 'pdf',
      about: 'PDF without scripts, attachments or protection, at most 20 MB; another one is the next revision',
    }),
    ...unanswered,
  },
  revisionLabel: { section: 'revision', ...line('revision_label', { most: 30, about: 'What the issuer printed' }) },
  issued: { section: 'revision', ...day('issued') },
  expires: { section: 'revision', ...day('expires') },
  note: {
    section: 'staff',
    ...line('note', { most: RECORD_LIMITS.snippet }),
    read: (form: RecordForm) => form.block('note', { most: RECORD_LIMITS.snippet }),
    ...unanswered,
  },
} satisfies Fields & Record<string, { section: DocumentSection }>

/** One of several values, which nobody chooses for whoever says none. */
function listed<const Name extends string, const Value extends string>(
  name: Name,
  values: readonly [Value, ...Value[]],
  words: string,
) {
  const wire: Wire<Value> = { type: 'string', enum: values }
  return field({
    blank: values[0],
    read(form) {
      const typed = form.line(name)
      if (typed === undefined && (!form.isNew || form.isDraft)) return undefined
      return values.find((value) => value === typed) ?? form.refuse(name, { kind: 'choose-from-list' })
    },
    takes: { [name]: sentChoice(values, words) },
    needs: [name],
    texts: (value: Value) => ({ [name]: [value] }),
    answers: answers(name, wire),
    stored: { as: 'plain', column: name },
  })
}

function day<const Name extends string>(name: Name) {
  const one = field({
    blank: null as string | null,
    read(form) {
      const typed = form.line(name, { figures: true })
      if (!typed) return emptiedAs(typed, null)
      const read = readFieldDay(typed)
      return read !== null && read >= FIRST_DAY ? read : form.refuse(name, { kind: 'not-a-day' })
    },
    takes: { [name]: sentText(RECORD_LIMITS.name, 'YYYY-MM-DD, from 1990 on; empty for none') },
    texts: (value: string | null) => ({ [name]: [value ?? ''] }),
    answers: answers(name, about(TEXT_OR_NONE, 'YYYY-MM-DD')),
    stored: { as: 'plain', column: name },
  })
  return { ...one, input: { name }, isDay: true as const }
}

/** Codes or ids of products as somebody typed them; of more than a document may cover, as many as it takes to say so. */
export function typedProducts(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const read = text.slice(0, MOST_PRODUCTS * RECORD_LIMITS.name).split(/[,،\s]+/u)
  return read.filter(Boolean).slice(0, MOST_PRODUCTS + 1)
}

/** Forms send the products one by one as `product_id[]`. */
function products() {
  const rule = { most: MOST_PRODUCTS }
  return field({
    blank: [] as string[],
    read(form) {
      const ids = listOf(form, 'product_id', rule) ?? listOf(form, 'product_ids', rule)
      return ids && [...new Set(ids)]
    },
    takes: { product_ids: sentList('Ids of products: a list, or separated by commas') },
    texts: (ids: string[]) => ({ 'product_id[]': ids }),
    line: (ids: string[]) => ({ product_ids: ids }),
    answers: answers('product_ids', TEXTS),
    stored: 'apart',
  })
}

/** As on the chip of a product, one a line. */
function standards() {
  const one = field({
    blank: [] as string[],
    read: (form) => listOf(form, 'standards', { most: MOST_STANDARDS }),
    takes: { standards: sentList('As products name them, one a line') },
    texts: (items: string[]) => ({ standards: [items.join('\n')] }),
    line: (items: string[]) => ({ standards: items }),
    answers: answers('standards', TEXTS),
    stored: { as: 'json', column: 'standards' },
  })
  return { ...one, isLines: true as const }
}
