import { decoded } from '#domain/records/redirect.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { type Locale, localeOfPath, unprefixedPath } from '#domain/text/locale.ts'

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

type Counted = { key: string; language: Locale }

/** The product whose page, or whose page's data, has this address: `/en/pu-foam/805.data?…`. */
export function productAt(address: string): Counted | null {
  const path = pathOf(address)
  const [category, product, more] = unprefixedPath(path).split('/').slice(1)
  if (!category || !product || more !== undefined) return null
  const key = decoded(product)
  return key === null ? null : { key, language: localeOfPath(path) }
}

/** The words that somebody searched for by this address; null for further pages, and for words that may tell who they were. */
export function searchAt(address: string): Counted | null {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
  const text = cleanLine(query.get('q') ?? '')
  const page = query.get('page')
  if ((page !== null && page !== '1') || isPersonal(text)) return null
  const key = searchWords(text)
    .map(({ folded }) => folded)
    .join(' ')
  return key === '' || key.length > MOST_LETTERS ? null : { key, language: localeOfPath(pathOf(address)) }
}

const MOST_LETTERS = 60

/** Addresses of mail, and numbers as long as those of telephones, however they are grouped. */
function isPersonal(text: string): boolean {
  return text.includes('@') || /\d{9}/.test(toLatinDigits(text).replace(/[\s+().-]/g, ''))
}

function pathOf(address: string): string {
  return address.split('?', 1)[0]!.replace(/\.data$/, '')
}
