import type { Locale } from '#domain/text/locale.ts'

/**
 * What is counted by day: pages of products that were shown, products that were chosen from a search or a suggestion,
 * datasheets that were opened, requests about a product, and searches that found something. Who it was is not kept.
 */
export type CountKind = 'view' | 'chosen' | 'datasheet' | 'request' | 'search'

/** `key` is a product's id, or the words of a search. */
export type DailyCount = { day: string; kind: CountKind; key: string; language: Locale; number: number }

export type ProductCounts = { views: number; searches: number; datasheets: number; requests: number }

export const COLUMN_OF = {
  view: 'views',
  chosen: 'searches',
  datasheet: 'datasheets',
  request: 'requests',
} as const satisfies Record<Exclude<CountKind, 'search'>, keyof ProductCounts>

export const COUNTED_MONTHS = 25
/** Words that fewer searches held may be what one person alone knows. */
export const FEWEST_SEARCHES = 3
