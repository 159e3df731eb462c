import type { FormFields } from '#domain/fields/form-values.ts'
import { readRecord } from '#domain/fields/field.ts'
import { PACK_FIELDS, type Variant } from './pack-fields.ts'
import { PRODUCT_FIELDS } from './product-fields.ts'
import type { ProductInput } from './product.ts'

type ProductFields = typeof PRODUCT_FIELDS

/** The short fields that pages and sheets show by name, as `PRODUCT_FIELDS` marks them. */
export type FactKey = {
  [Key in keyof ProductFields]: ProductFields[Key] extends { shown: true } ? Key : never
}[keyof ProductFields]

export type ProductFact = { key: FactKey; value: string }

const KEYS = Object.entries(PRODUCT_FIELDS)
  .filter(([, field]) => 'shown' in field)
  .map(([key]) => key as FactKey)

export function productFacts(product: Partial<Pick<ProductInput, FactKey>>): ProductFact[] {
  return KEYS.flatMap((key) => {
    const value = product[key]
    return value === null || value === undefined || value === '' ? [] : [{ key, value }]
  })
}

/** Those that a record by the names of calls says; for content that is read by a schema of its own. */
export function factsSent(fields: FormFields): Partial<Pick<ProductInput, FactKey>> {
  const { input } = readRecord(PRODUCT_FIELDS, fields, null)
  return Object.fromEntries(KEYS.map((key) => [key, input[key]]).filter(([, value]) => value !== undefined))
}

type PackFields = typeof PACK_FIELDS

export type PackFactKey = {
  [Key in keyof PackFields]: PackFields[Key] extends { shown: true } ? Key : never
}[keyof PackFields]

const PACK_KEYS = Object.entries(PACK_FIELDS)
  .filter(([, field]) => 'shown' in field)
  .map(([key]) => key as PackFactKey)

export function packFactKeys(packs: readonly Pick<Variant, PackFactKey>[]): PackFactKey[] {
  return PACK_KEYS.filter((key) => packs.some((pack) => (pack[key] ?? null) !== null))
}

/** What a pack has of these, null where it has none. */
export function packFact(pack: Pick<Variant, PackFactKey>, key: PackFactKey): string | null {
  const value = pack[key]
  return value === null || value === undefined ? null : String(value)
}
