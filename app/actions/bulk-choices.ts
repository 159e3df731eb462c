import { bulkQuestions as words } from '#content/admin/bulk.ts'
import { choiceLabel, fieldLabel } from '#content/admin/record-fields.ts'
import { MOST_POINTS } from '#domain/choice/rule-fields.ts'
import { POST_CATEGORIES } from '#domain/posts/post.ts'
import type { BulkAct, BulkKind } from '#domain/records/lists/bulk.ts'
import { DOC_TYPES, DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import { SET_OF_CUSTOMERS, SET_OF_DOCUMENTS, SET_OF_RULES } from '#domain/records/lists/bulk-request.ts'
import { fieldOfName } from '#domain/records/field-of-name.ts'
import { SETTABLE_FIELDS, settableField, type SettableField } from '#domain/sheets/products/settable-fields.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { ownValue } from '#domain/text/own-value.ts'
import { servicesContext } from '#app/context.ts'
import { customerChoicesOf } from '#app/loading/records/live-list.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { localeOfStaff } from './staff-form.ts'

type FormArgs = Pick<Route.ActionArgs, 'request' | 'context'>
type Asked = { to: BulkAct; typed: Record<string, string> }

/** What its fields may be chosen from. */
export type Choices = {
  options: { value: string; label: string }[]
  /** What the chosen field is called, and which control its value has, in one language or in both. */
  value: { label: string; isPair: boolean; kind: SettableField['kind'] } | null
}

/** So many products are offered while somebody types a code. */
const MOST_OFFERED = 500

const NO_CHOICES: Choices = { options: [], value: null }

export async function choicesOf(args: FormArgs, kind: BulkKind, { to, typed }: Asked): Promise<Choices> {
  const { request, context } = args
  const locale = localeOfStaff(request)
  const { categories, brands, products } = context.get(servicesContext)
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  if (to === 'category' && kind === 'post') return { ...NO_CHOICES, options: plain(POST_CATEGORIES) }
  if (to === 'category') {
    const all = await categories.list()
    return { ...NO_CHOICES, options: all.map(({ id, name }) => ({ value: id, label: name[locale] })) }
  }
  if (to === 'brand')
    return { ...NO_CHOICES, options: plain((await brands.list()).flatMap(({ name }) => [name.en, name.ar])) }
  if (to === 'add_products' || to === 'remove_products') {
    const offered = await products.summaries({ limit: MOST_OFFERED })
    return { ...NO_CHOICES, options: offered.map(({ id, code, name }) => ({ value: code ?? id, label: name[locale] })) }
  }
  if (to !== 'set') return NO_CHOICES
  if (kind === 'document') return documentChoices(args, typed['field'], locale)
  if (kind === 'customer') return customerChoices(args, typed['field'], locale)
  if (kind === 'rule') return ruleChoices(typed['field'], locale)
  const field = typed['field'] === undefined ? null : settableField(typed['field'], typed['value'] !== undefined)
  if (!field) {
    const offered = SETTABLE_FIELDS.filter(({ name }) => name !== 'category' && name !== 'brand')
    return { ...NO_CHOICES, options: offered.map((one) => ({ value: one.name, label: labelOf(kind, one)[locale] })) }
  }
  const [name] = Object.values(field.names)
  const options = field.choices.map((value) => ({
    value,
    label: choiceLabel(name!, value)?.[locale] ?? yesOrNo(value)[locale],
  }))
  return { options, value: { label: labelOf(kind, field)[locale], isPair: !('one' in field.names), kind: field.kind } }
}

async function documentChoices({ context }: FormArgs, field: string | undefined, locale: Locale): Promise<Choices> {
  const labelOfField = (name: string) => fieldLabel('document', fieldOfName('document', name))?.[locale] ?? name
  if (field === undefined)
    return { ...NO_CHOICES, options: SET_OF_DOCUMENTS.map((value) => ({ value, label: labelOfField(value) })) }
  const value = { label: labelOfField(field), isPair: false, kind: 'choice' as const }
  if (field === 'doc_type')
    return { options: DOC_TYPES.map((type) => ({ value: type, label: DOCUMENT_TYPES[type].name[locale] })), value }
  if (field !== 'brand_id') return { ...NO_CHOICES, value: { ...value, kind: 'text' } }
  const brands = await context.get(servicesContext).brands.list()
  return { options: brands.map(({ id, name }) => ({ value: id, label: name[locale] })), value }
}

async function customerChoices({ context }: FormArgs, field: string | undefined, locale: Locale): Promise<Choices> {
  const labelOfField = (name: string) => fieldLabel('customer', name)?.[locale] ?? name
  if (field === undefined)
    return { ...NO_CHOICES, options: SET_OF_CUSTOMERS.map((value) => ({ value, label: labelOfField(value) })) }
  const { owners, groups } = await customerChoicesOf(context, locale)
  const options = field === 'owner' ? owners : groups
  return { options, value: { label: labelOfField(field), isPair: false, kind: 'choice' } }
}

function ruleChoices(field: string | undefined, locale: Locale): Choices {
  const labelOfField = (name: string) => fieldLabel('rule', name)?.[locale] ?? name
  if (field === undefined)
    return { ...NO_CHOICES, options: SET_OF_RULES.map((value) => ({ value, label: labelOfField(value) })) }
  const points = Array.from({ length: MOST_POINTS + 1 }, (_none, at) => String(at))
  const options = points.map((value) => ({ value, label: value }))
  return { options, value: { label: labelOfField(field), isPair: false, kind: 'choice' } }
}

function labelOf(kind: BulkKind, { name: called, names }: SettableField): Localized {
  const name = 'one' in names ? names.one : names.en
  const ofSearch = ownValue<Localized>(words.searchFields, called)
  return ofSearch ?? fieldLabel(kind, fieldOfName(kind, name)) ?? { ar: name, en: name }
}

function yesOrNo(value: string): Localized {
  return value === '1' ? words.yes : words.no
}
