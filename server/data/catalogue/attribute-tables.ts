import type { Generated } from 'kysely'

/** What products may be said to be, and what each is. */
export type AttributeTables = {
  attribute_keys: AttributeKeysTable
  attribute_values: AttributeValuesTable
  product_attributes: ProductAttributesTable
}

type AttributeKeysTable = {
  key: string
  position: number
  type: 'enum' | 'text' | 'number' | 'flag'
  holds: 'one' | 'many'
  facet: number
  label_ar: string
  label_en: string
  unit: string | null
  /** Steps of a number, as JSON. */
  at_least: string | null
  /** What is read beside the values and names none of them, as JSON. */
  ignored: Generated<string>
  version: Generated<number>
  updated_at: Generated<string>
}

type AttributeValuesTable = {
  key: string
  value: string
  position: number
  label_ar: string
  label_en: string
  /** What else says the same, as JSON. */
  words: Generated<string>
}

export type ProductAttributesTable = {
  product_id: string
  /** The pack that it is said of; null for all of it. */
  pack_position: number | null
  key: string
  value: string
  position: number
  number: number | null
  /** Read from other fields, or typed by staff. */
  source: 'derived' | 'staff'
}
