/** What products may be said to be, and what each is. */
export type AttributeTables = {
  attribute_keys: AttributeKeysTable
  attribute_values: AttributeValuesTable
  product_attributes: ProductAttributesTable
}

export type AttributeKeysTable = {
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
}

export type AttributeValuesTable = {
  key: string
  value: string
  position: number
  label_ar: string
  label_en: string
}

export type ProductAttributesTable = {
  product_id: string
  key: string
  value: string
  position: number
  number: number | null
  /** Read from other fields, or typed by staff. */
  source: 'derived' | 'staff'
}
