import type { Locale } from '#domain/text/locale.ts'

/**
 * What is counted by day: pages of products that were shown, products that were chosen from a search or a suggestion,
 * datasheets that were opened, requests about a product, documents that were asked for, searches that found something, and
 * how visitors fared who were choosing a product. Who it was is not kept.
 */
export type CountKind = 'view' | 'chosen' | 'datasheet' | 'request' | 'search' | 'document' | 'choice'

/** `key` is a product's id, the words of a search, the type, language and product of a document, or one of `CHOICES`. */
export type DailyCount = { day: string; kind: CountKind; key: string; language: Locale; number: number }

export type ProductCounts = { views: number; searches: number; datasheets: number; requests: number }

export const COLUMN_OF = {
  view: 'views',
  chosen: 'searches',
  datasheet: 'datasheets',
  request: 'requests',
} as const satisfies Record<Exclude<CountKind, 'search' | 'document' | 'choice'>, keyof ProductCounts>

/** How a search, the finder, the calculator or a search of equivalents ended, and the place of what was chosen. */
const CHOICES = [
  'search-found',
  'search-closest',
  'search-none',
  'finder-start',
  'finder-found',
  'finder-none',
  'calculator-result',
  'calculator-list',
  'equivalents-found',
  'equivalents-none',
  'result-1',
  'result-2-3',
  'result-later',
] as const
export type Choice = (typeof CHOICES)[number]

/** The counter for the position of an opened search result, starting at 0. */
export function chosenResult(place: number) {
  return place === 0 ? 'result-1' : place < 3 ? 'result-2-3' : 'result-later'
}

export const COUNTED_MONTHS = 25
/** Words that fewer searches held may be what one person alone knows. */
export const FEWEST_SEARCHES = 3
