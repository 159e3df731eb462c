import type { Localized } from '#domain/text/locale.ts'

/** What is searched of a product, and how much a word counts that stands there. */
export const FIELD_WEIGHTS = {
  name: 10,
  label: 6,
  keyword: 6,
  certification: 6,
  packType: 5,
  belonging: 4,
  area: 3.5,
  figure: 2,
  description: 1.5,
  question: 1,
} as const

export type FieldKind = keyof typeof FIELD_WEIGHTS
export const FIELD_KINDS = Object.keys(FIELD_WEIGHTS) as FieldKind[]

/** `label` is what a match in this field is called, where the field has a name in both languages. */
export type DetailField = { kind: FieldKind; text: string; label?: Localized }

/** What the closest matches are looked for in, beside names and codes. */
export type ProductDetails = {
  fields: DetailField[]
  /** Volumes of the packs as they are written, and figures that may be sizes. */
  packSizes: string[]
  figureSizes: string[]
  /** Standards with their classes, and classes alone. */
  standards: string[]
  /** The highest service temperature in °C, where one is told. */
  heat: number | null
  /** Whether it takes off what other products put on. */
  isCleaner: boolean
}
