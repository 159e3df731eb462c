import {
  isSameValue,
  effectiveAttributes,
  type Attributes,
  type ProductAttributes,
} from '#domain/catalogue/attribute.ts'
import { type FormTexts, field, answers } from '#domain/fields/field.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { sentRecord, type Wire, TEXT } from '#domain/fields/wire.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import type { ProductFigures } from './product.ts'

const NAME = 'attributes'
const MOST_KEYS = 60
const MOST_VALUES = 50
const LONGEST = 100
const NOTHING: ProductAttributes = { typed: {}, derived: {} }

/** The attributes of a product. Keys and values are checked where they are stored. */
export function attributesField() {
  const wire: Wire<Attributes> = {
    type: 'object',
    additionalProperties: {
      anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
    },
    description: 'By key; a list where an attribute holds many',
  }
  return field({
    blank: NOTHING,
    read,
    takes: { [NAME]: sentRecord('By key; one that is null is read from the other fields again, one left out is kept') },
    texts: (value: ProductAttributes) => ({ [NAME]: [JSON.stringify(effectiveAttributes(value))] }),
    line: ({ typed }: ProductAttributes) => ({ [NAME]: typed }),
    answers: { attributes: { wire, of: effectiveAttributes } },
    stored: { as: 'json', column: NAME },
  })
}

/** What is sent as it was read stays so: only what differs was typed. */
function read(form: RecordForm, before: ProductAttributes): ProductAttributes | undefined {
  const sent = form.value(NAME)
  const value = typeof sent === 'string' ? (sent.trim() === '' ? undefined : parsedJson(sent)) : sent
  if (value === undefined && (sent === undefined || sent === '')) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return form.refuse(NAME, { kind: 'list-malformed' })
  const entries = Object.entries(value)
  if (entries.length > MOST_KEYS) return form.refuse(NAME, { kind: 'too-many', most: MOST_KEYS })
  const typed = new Map(Object.entries(before.typed))
  for (const [key, given] of entries) {
    const cleaned = cleanValue(given)
    if (cleaned === undefined) return form.refuse(NAME, { kind: 'list-malformed' })
    if (cleaned === null || isSameValue(cleaned, before.derived[key])) typed.delete(key)
    else if (!isSameValue(cleaned, before.typed[key])) typed.set(key, cleaned)
  }
  return { typed: Object.fromEntries(typed), derived: before.derived }
}

/** Null for nothing, undefined for what is no value. */
function cleanValue(given: unknown): Attributes[string] | null | undefined {
  if (given === null || given === '') return null
  if (typeof given === 'boolean') return given ? 'yes' : 'no'
  if (typeof given === 'number') return given
  if (typeof given === 'string') return cleanText(given) || null
  if (!Array.isArray(given) || given.length > MOST_VALUES) return undefined
  if (!given.every((one) => typeof one === 'string' || typeof one === 'number')) return undefined
  const list = [...new Set(given.map((one) => cleanText(String(one))))].filter((text) => text !== '')
  return list.length === 0 ? null : list
}

function cleanText(text: string): string {
  return cleanLine(text).slice(0, LONGEST)
}

/** Figures of a product, which are a record with a kind. */
export function figures<Name extends string>(
  name: Name,
  description: string,
  read: (form: RecordForm) => ProductFigures | null | undefined,
) {
  const record = { type: 'object', properties: { kind: TEXT }, required: ['kind'], additionalProperties: {} }
  const wire: Wire<ProductFigures | null> = { anyOf: [record, { type: 'null' }], description }
  return field({
    blank: null as ProductFigures | null,
    read,
    takes: { [name]: sentRecord(`${description}: an object with a \`kind\`; empty for none`) },
    texts: (): FormTexts => ({}),
    line: (value: ProductFigures | null) => ({ [name]: value }),
    answers: answers(name, wire),
    stored: { as: 'json', column: name },
  })
}
