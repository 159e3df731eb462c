import { choice, flag, line, lineOrNone, number, both, text } from '#domain/fields/field-kinds.ts'
import { blankRecord, formTexts, readRecord, type Fields, type FormTexts, type RecordOf } from '#domain/fields/field.ts'
import { list } from '#domain/fields/list-kinds.ts'
import type { RecordReading } from '#domain/fields/record-form.ts'
import { rows } from '#domain/fields/rows-kind.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { ATTRIBUTE_TYPES, type AttributeKey } from './attribute.ts'

const required = true
const MOST_VALUES = 100

/** One value of an attribute. `words` are what else says the same, by commas; `mergeInto` names the value that takes its place. */
const VALUE_FIELDS = {
  value: line('value', { required, most: 60 }),
  label: text({ ar: 'value_ar', en: 'value_en' }, 'label', { required }),
  words: line('words', { most: 400 }),
  mergeInto: line('merge_into', { most: 60 }),
} satisfies Fields

/** Every field of an attribute, in the order of its form. */
export const ATTRIBUTE_FIELDS = {
  key: { section: 'name', ...line('key', { required: 'new', most: 40 }) },
  label: { section: 'name', ...text(both('label'), 'label', { required }) },
  type: { section: 'kind', ...choice('type', ATTRIBUTE_TYPES, 'What its values are') },
  isMany: { section: 'kind', ...flag('is_many') },
  unit: { section: 'kind', ...lineOrNone('unit') },
  isFacet: { section: 'facet', ...flag('facet') },
  place: { section: 'facet', ...number('sort_order', { empty: 0 }) },
  steps: { section: 'facet', ...list('at_least', { most: 12, about: 'Steps of a number' }) },
  values: { section: 'values', ...rows('values', VALUE_FIELDS, { most: MOST_VALUES }) },
  ignored: { section: 'values', ...list('ignored', { most: MOST_VALUES, about: 'What names no value' }) },
} satisfies Fields & Record<string, { section: 'name' | 'kind' | 'facet' | 'values' }>

export type AttributeInput = RecordOf<typeof ATTRIBUTE_FIELDS>

export const BLANK_ATTRIBUTE: AttributeInput = blankRecord(ATTRIBUTE_FIELDS)

export function readAttributeForm(fields: FormFields, before: AttributeInput | null): RecordReading<AttributeInput> {
  return readRecord(ATTRIBUTE_FIELDS, fields, before)
}

/** Places are counted from 1 where people read them. */
export function toAttributeInput({ place, steps, values, ...key }: AttributeKey): AttributeInput {
  return {
    ...key,
    place: place + 1,
    steps: steps.map(String),
    values: values.map(({ value, label, words }) => ({ value, label, words: words.join(', '), mergeInto: '' })),
  }
}

export function attributeTexts(key: AttributeKey): FormTexts {
  return formTexts(ATTRIBUTE_FIELDS, toAttributeInput(key))
}
