import type { Locale } from '#domain/text/locale.ts'

export type CustomerFilter = {
  /** As it was typed: words, or a number in any spelling. */
  search?: string
  city?: string
  priceGroup?: string
  owner?: string
  language?: Locale
  ids?: readonly string[]
  /** ISO 8601. */
  changedSince?: string
}
