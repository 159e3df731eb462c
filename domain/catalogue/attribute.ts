import type { Localized } from '#domain/text/locale.ts'

/** What a product is said to be in one word that all products share; `label` is null where the value is its own name. */
export type AttributeValue = { key: string; value: string; label: Localized | null }

export const ATTRIBUTE_TYPES = ['enum', 'text', 'number', 'flag'] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

/** One of the values that an attribute may have; `words` are what else says the same where it is read. */
export type KnownValue = { value: string; label: Localized; words: string[] }

/** What products may be said to be. */
export type AttributeKey = {
  key: string
  label: Localized
  type: AttributeType
  isMany: boolean
  unit: string | null
  isFacet: boolean
  /** Steps of a number that visitors choose from: at least so much. */
  steps: number[]
  values: KnownValue[]
  /** What is read beside the values and names none of them. */
  ignored: string[]
  /** Its place among the others, from 0. */
  place: number
  version: number
}

/** The attributes of a product by their keys. */
export type Attributes = Record<string, string | number | readonly string[]>

/** What staff have typed, and what is read from the other fields; what was typed stands before what is read. */
export type ProductAttributes = { typed: Attributes; derived: Attributes }

/** What may be chosen of a product: of it as a whole, and of each of its packs. */
export type ProductFacets = {
  own: Record<string, readonly (string | number)[]>
  packs: Record<string, readonly string[]>[]
}

/** What each pack has of its own. */
export const PACK_KEYS: readonly string[] = ['colour', 'size', 'pack', 'stock']

/** Facets that are no attributes: their values are other fields of products. */
export const OTHER_FACETS: readonly string[] = ['category', 'brand', 'origin', 'stock']

/** What comes with the product; staff may add so many more. */
export const BUILT_IN_KEYS: readonly string[] =
  'kind job base colour movement modulus standard pack size paintable tool place fire service_min service_max gap_min gap_max on not_on uv'.split(
    ' ',
  )
export const MOST_ADDED_KEYS = 20

export function listOf(value: Attributes[string] | undefined): readonly (string | number)[] {
  return value === undefined ? [] : typeof value === 'object' ? value : [value]
}

export function isSameValue(one: Attributes[string] | undefined, second: Attributes[string] | undefined): boolean {
  const [some, others] = [listOf(one), listOf(second)]
  return some.length === others.length && some.every((value) => others.some((other) => String(other) === String(value)))
}

/** All that a product is said to be. */
export function effectiveAttributes({ typed, derived }: ProductAttributes): Attributes {
  return { ...derived, ...typed }
}

type AttributeProblem = { kind: 'unknownKey' | 'oneValue' | 'unknownValue'; name: string }

/** What of this no product can be said to be: the first key or value. */
export function attributeProblem(typed: Attributes, keys: readonly AttributeKey[]): AttributeProblem | null {
  for (const [name, value] of Object.entries(typed)) {
    const key = keys.find((one) => one.key === name)
    if (!key) return { kind: 'unknownKey', name }
    const list = listOf(value)
    if (!key.isMany && list.length > 1) return { kind: 'oneValue', name }
    const wrong = list.find((one) => !isValueOf(key, one))
    if (wrong !== undefined) return { kind: 'unknownValue', name: `${name}: ${wrong}` }
  }
  return null
}

function isValueOf({ type, values }: AttributeKey, value: string | number): boolean {
  if (type === 'enum') return values.some((one) => one.value === value)
  if (type === 'flag') return value === 'yes' || value === 'no'
  return type === 'text' || /^[+-]?\d{1,9}(?:\.\d{1,6})?$/.test(String(value))
}
