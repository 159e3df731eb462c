import { TEMPLATE_PLACEHOLDERS } from './template-kinds.ts'
import { SITE_PATH, STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { EQUIVALENT_FIELDS } from '#domain/choice/equivalent-fields.ts'
import { EXCLUSION_FIELDS, RULE_FIELDS } from '#domain/choice/rule-fields.ts'
import { both } from '#domain/fields/field-kinds.ts'
import type { RecordOf } from '#domain/fields/field.ts'
import type { Localized } from '#domain/text/locale.ts'
import {
  INDUSTRY_FIELDS,
  QUESTION_FIELDS,
  REASON_FIELDS,
  REVIEW_FIELDS,
  SLIDE_FIELDS,
  TEMPLATE_FIELDS,
} from './list-fields.ts'
import type { ContentFields } from './text-kinds.ts'
import { pageFields, type PAGE_FIELDS, type PageName } from './page-fields.ts'

type ContentList = {
  fields: ContentFields
  /** How its address names it, below `/admin/site` or, as a subject of its own, below `/admin`. */
  list: string
  isOwnSubject?: true
  name: Localized
  /** What a record of it is called. */
  nameFields: Localized
  /** The field whose value stands before its name. */
  nameBegins?: string
  /** So many may be on the site at once; of those with places, in each of them. */
  most?: number
  /** What its texts may name in braces beside what all texts may. */
  placeholders?: readonly string[]
  /** All that they may name in braces, where that is not what other texts may. */
  onlyPlaceholders?: typeof TEMPLATE_PLACEHOLDERS | readonly []
  /** The right to save them. */
  writes: 'records.write' | 'templates.write'
}

const writes = 'records.write'

/** What stands in lists of the site and has no page of its own: a kind is its fields and this row. */
export const CONTENT_LISTS = {
  slide: {
    writes,
    fields: SLIDE_FIELDS,
    list: 'slides',
    name: { ar: 'شريحة', en: 'Slide' },
    nameFields: both('title'),
    most: 8,
  },
  reason: {
    writes,
    fields: REASON_FIELDS,
    list: 'reasons',
    name: { ar: 'ميزة', en: 'Reason' },
    nameFields: both('title'),
    most: 6,
  },
  industry: {
    writes,
    fields: INDUSTRY_FIELDS,
    list: 'industries',
    name: { ar: 'قطاع', en: 'Industry' },
    nameFields: both('title'),
    most: 12,
  },
  review: {
    writes,
    fields: REVIEW_FIELDS,
    list: 'reviews',
    name: { ar: 'رأي عميل', en: 'Review' },
    nameFields: both('name'),
    most: 12,
  },
  question: {
    writes,
    fields: QUESTION_FIELDS,
    list: 'faq',
    name: { ar: 'سؤال شائع', en: 'Question' },
    nameFields: both('question'),
  },
  template: {
    writes: 'templates.write',
    fields: TEMPLATE_FIELDS,
    list: 'templates',
    name: { ar: 'قالب رد', en: 'Answer template' },
    nameFields: both('label'),
    onlyPlaceholders: TEMPLATE_PLACEHOLDERS,
  },
  equivalent: {
    writes,
    fields: EQUIVALENT_FIELDS,
    list: 'equivalents',
    isOwnSubject: true,
    name: { ar: 'مكافئ', en: 'Equivalent' },
    nameFields: { ar: 'product', en: 'product' },
    nameBegins: 'maker',
    onlyPlaceholders: [],
  },
  rule: {
    writes,
    fields: RULE_FIELDS,
    list: 'finder',
    isOwnSubject: true,
    name: { ar: 'قاعدة اختيار', en: 'Finder rule' },
    nameFields: both('reason'),
    nameBegins: 'product',
    onlyPlaceholders: [],
  },
  exclusion: {
    writes,
    fields: EXCLUSION_FIELDS,
    list: 'finder-exclusions',
    isOwnSubject: true,
    name: { ar: 'سبب استبعاد', en: 'Finder exclusion' },
    nameFields: both('text'),
    nameBegins: 'product',
    onlyPlaceholders: [],
  },
} as const satisfies Record<string, ContentList>

export type ListKind = keyof typeof CONTENT_LISTS
export type ContentKind = ListKind | 'page'

export const LIST_KINDS = Object.keys(CONTENT_LISTS) as ListKind[]
export const CONTENT_KINDS: readonly ContentKind[] = [...LIST_KINDS, 'page']

/** What of it visitors see: texts of these kinds that came with the product can be taken off the site at once. */
export const DEMO_KINDS: readonly ContentKind[] = CONTENT_KINDS.filter((kind) => kind !== 'template')

export function isContentKind(kind: string): kind is ContentKind {
  return CONTENT_KINDS.some((one) => one === kind)
}

/** Where its list stands in the staff area. */
export function contentListPath(kind: ListKind): string {
  const { list, isOwnSubject } = contentList(kind)
  return `${isOwnSubject ? STAFF_PATH : SITE_PATH}/${list}`
}

export function contentList(kind: ListKind): ContentList {
  return CONTENT_LISTS[kind]
}

export function contentFields(kind: ContentKind, id: string): ContentFields {
  return kind === 'page' ? pageFields(id) : CONTENT_LISTS[kind].fields
}

export type ContentFieldsOf<Kind extends ListKind> = RecordOf<(typeof CONTENT_LISTS)[Kind]['fields']>
export type PageFieldsOf<Name extends PageName> = RecordOf<(typeof PAGE_FIELDS)[Name]>
