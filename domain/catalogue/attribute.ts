import type { Localized } from '#domain/text/locale.ts'

/** What a product is said to be in one word that all products share; `label` is null where the value is its own name. */
export type AttributeValue = { key: string; value: string; label: Localized | null }

/** The attributes of a product by their keys. */
export type Attributes = Record<string, string | number | readonly string[]>
