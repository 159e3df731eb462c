import { readPage } from '#domain/catalogue/collection-query.ts'
import type { AmountProblem } from '#domain/quotes/typed-amount.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import { cleanLine, cleanLines } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { priceText, type PackPrice } from './pack-price.ts'
import { breaksText, groupPricesText, NO_TERMS } from './price-terms.ts'

/** What is to become of the price of a stock code; an empty one takes it away. */
export type PriceChange = {
  stockCode: string
  /** Undefined where the price stays. */
  typed?: unknown
  breaks?: unknown
  groups?: unknown
  minPrice?: unknown
  cost?: unknown
  /** The version of the price that the editor saw; without one nothing is compared. */
  version?: number | null
}

/** Why a change cannot be made: `stale` where somebody else has saved the price meanwhile. */
export type PriceProblem = AmountProblem | 'code-unknown' | 'code-twice' | 'price-missing' | 'price-stale'
/** What of a price is wrong where it is not the price itself, by the name that calls use. */
export type PriceField = 'price_breaks' | 'group_prices' | 'min_price' | 'cost'
export type RefusedPrice = { place: number; problem: PriceProblem; current: PackPrice | null; field?: PriceField }

/** So many prices are saved at once: all of them are one transaction, for which others wait. */
export const MOST_PRICES = 500

/** The forms of the price list, by their field `intent`. */
export const SAVING = 'save'
export const PASTING = 'paste'
export const PASTING_REST = 'paste-rest'

/** What is typed of a pack: its price, those of more pieces, those of groups. */
export const PRICE_CELLS = ['price', 'breaks', 'groups'] as const
export type PriceCell = (typeof PRICE_CELLS)[number]
type PriceTexts = Record<PriceCell, string>

/** What a row of the list was filled with, which is what a save is compared with. */
export type ShownPrice = PriceTexts & { version: number }

export function shownPrice(price: Pick<PackPrice, 'halalas' | 'terms' | 'version'> | null): ShownPrice {
  const { halalas = null, terms = NO_TERMS, version = 0 } = price ?? {}
  return { price: priceText(halalas), breaks: breaksText(terms.breaks), groups: groupPricesText(terms.groups), version }
}

/** Under which name of the answer the text and the error of a cell stand. */
export function priceCellKey(cell: PriceCell, code: string): string {
  return cell === 'price' ? code : `${cell} ${code}`
}

export type PricesResult = {
  /** Prices that somebody else has saved meanwhile, by folded code. */
  current: Record<string, ShownPrice>
  /** Lines of a paste that cannot be saved. */
  wrong: { line: number; text: string; reason: string }[]
  act?: string | null
}

/** A line of a pasted list; `price` is undefined where nothing on it can be one. */
export type PastedPrice = { line: number; text: string; stockCode: string; price: string | undefined }

/** In UTF-16 units: a hundred and twenty for each of so many lines. */
export const MOST_PASTED_PRICES = 120 * MOST_PRICES

const CELL = String.raw`[-\u2212]?[.,،]*\d[\d.,،]*(?:\s*(?:SAR|SR|ر\.?\s?س\.?|ريال|[\u20c1\ufdfc]))?`
/** Where one ends and the other begins is said so that no line is tried in many ways. */
const LINE = new RegExp(`^(?<code>.*?[^\\s,،;])[\\s,،;]+(?![\\s,،;])(?<price>${CELL})$`, 'iu')
/** A line of blanks and words that is longer has no code and price. */
const LONGEST = 500
const CELLS = /^(?<code>[^\t;]+)[\t;](?<price>[^\t;]*)$/u

/**
 * Reads two columns as spreadsheets copy them or people write them. Empty lines and a line of headings are none; null for
 * more than are saved at once.
 */
export function readPastedPrices(pasted: string): PastedPrice[] | null {
  if (pasted.length > MOST_PASTED_PRICES) return null
  const lines = cleanLines(pasted)
    .split('\n')
    .map((text, place) => ({ line: place + 1, text: cleanLine(text.replaceAll('\t', ' ')), written: text }))
    .filter(({ text }, place) => text !== '' && !(place === 0 && !/\p{Nd}/u.test(text)))
  if (lines.length > MOST_PRICES) return null
  return lines.map(({ line, text, written }) => ({ line, text, ...cellsOf(toLatinDigits(written.trim())) }))
}

function cellsOf(line: string): Pick<PastedPrice, 'stockCode' | 'price'> {
  const { code = line, price } = (CELLS.exec(line) ?? (line.length > LONGEST ? null : LINE.exec(line)))?.groups ?? {}
  return { stockCode: cleanLine(code), price: price?.trim() || undefined }
}

/** What staff asked of the price list, as kept in the address. */
export type PriceListQuery = { search: string; unpriced: boolean; page: number }

export const PRICE_PAGE_SIZE = 50

export function readPriceListQuery(search: URLSearchParams): PriceListQuery {
  return { search: readListSearch(search), unpriced: search.get('price') === 'none', page: readPage(search) }
}

/** The query string without what is usual: '' or '?…'. */
export function priceListSearch({ search, unpriced, page }: PriceListQuery): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (unpriced) query.set('price', 'none')
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}
