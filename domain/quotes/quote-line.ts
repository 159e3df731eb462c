import { cleanLine } from '#domain/text/clean-text.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'

export const QUOTE_UNITS = ['piece', 'carton', 'other'] as const
export type QuoteUnit = (typeof QUOTE_UNITS)[number]

/**
 * One line of a list: a pack by its stock code, a product whose pack is chosen later, or only what was written. What it
 * has none of is ''.
 */
export type QuoteLine = {
  stockCode: string
  productId: string
  qty: number
  unit: QuoteUnit
  note: string
  text: string
}

export const MOST_LINES = 200
/** What a list may hold in all: a whole file of rows beside what was in it. Lines beyond the first go as text. */
export const MOST_LISTED = 2_400
/** How long a list may be that is pasted, in UTF-16 units: a hundred for each of so many lines. */
export const MOST_PASTED = 100 * MOST_LISTED
export const MOST_QTY = 100_000
/** The field with the lines of a list that have no fields of their own, as JSON. */
export const FURTHER_LINES = 'further'
/** Longest texts of a line. */
export const LINE_LENGTHS = { code: 200, note: 200, text: 500 }

/** How many pieces a line asks for; null for cartons of a pack of which nobody knows how many a carton holds. */
export function piecesOf({ qty, unit, boxQuantity }: CountedLine): number | null {
  if (unit === 'piece') return qty
  return boxQuantity === null ? null : qty * boxQuantity
}

type CountedLine = Pick<QuoteLine, 'qty' | 'unit'> & { boxQuantity: number | null }

/** A quantity as it was typed: `1,200` and `١٬٢٠٠` are 1200. NaN for what is none. */
export function readQty(typed: unknown): number {
  if (typeof typed === 'number') return typed
  const text = toLatinDigits(typeof typed === 'string' ? typed : '')
    .replaceAll(/\s/g, '')
    .replaceAll('،', ',')
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return Number(text.replaceAll(',', ''))
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

export function isQty(qty: number): boolean {
  return Number.isInteger(qty) && qty >= 1 && qty <= MOST_QTY
}

/** A line from fields of whatever kind; null where nothing is asked for by it. */
export function readQuoteLine(value: unknown): QuoteLine | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Record<string, unknown>
  const line = {
    stockCode: lineOf(fields['stockCode'], LINE_LENGTHS.code),
    productId: lineOf(fields['productId'], LINE_LENGTHS.code),
    qty: fields['qty'] === undefined || fields['qty'] === '' ? 1 : readQty(fields['qty']),
    unit: fields['unit'] === 'carton' ? ('carton' as const) : ('piece' as const),
    note: lineOf(fields['note'], LINE_LENGTHS.note),
    text: lineOf(fields['text'], LINE_LENGTHS.text),
  }
  return line.stockCode || line.productId || line.text ? line : null
}

function lineOf(value: unknown, most: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  // What is far beyond is not worth cleaning; blanks before the text are.
  return cleanLine(
    String(value)
      .trimStart()
      .slice(0, 4 * most),
  ).slice(0, most)
}

/** `items` of a call, a list or the JSON of one; null for what is neither, or for more lines than are kept one by one. */
export function readItems(items: unknown): QuoteLine[] | null {
  const lines = readList(items, MOST_LINES)
  return lines?.every(({ qty }) => isQty(qty)) ? lines : null
}

/** The same of a list with all that it may hold; what is wrong with a quantity is for its form to say. */
export function readList(items: unknown, most = MOST_LISTED): QuoteLine[] | null {
  if (items === undefined || items === null || items === '') return []
  const list = typeof items === 'string' ? parsedJson(items) : items
  if (!Array.isArray(list) || list.length > most) return null
  const lines = list.map(readQuoteLine)
  return lines.every((line) => line !== null) ? lines : null
}

/** The same pack, or the same product without a chosen one, in one unit. What was only written is never the same. */
function isSame(one: QuoteLine, other: QuoteLine): boolean {
  return (
    one.text === '' &&
    other.text === '' &&
    one.unit === other.unit &&
    one.stockCode === other.stockCode &&
    (one.productId === other.productId || (one.stockCode !== '' && (one.productId === '' || other.productId === '')))
  )
}

/** The list with further lines: the same pack again adds up. */
export function withLines<Line extends QuoteLine>(lines: readonly Line[], further: readonly Line[]): Line[] {
  const all = [...lines]
  const places = Map.groupBy(all.keys(), (at) => packOf(all[at]!))
  for (const line of further) {
    const alike = places.get(packOf(line)) ?? []
    const at = line.text === '' ? alike.find((one) => isSame(all[one]!, line)) : undefined
    if (at === undefined)
      places
        .set(packOf(line), alike)
        .get(packOf(line))!
        .push(all.push(line) - 1)
    else all[at] = { ...all[at]!, qty: all[at]!.qty + line.qty, note: all[at]!.note || line.note }
  }
  return all
}

function packOf({ text, unit, stockCode, productId }: QuoteLine): string {
  return text === '' ? `${unit} ${stockCode || `/${productId}`}` : ''
}

/** Two lists of one visitor as one: of the same pack the larger quantity stays. */
export function mergedLines(lines: readonly QuoteLine[], others: readonly QuoteLine[]): QuoteLine[] {
  return others.reduce<QuoteLine[]>(
    (all, line) => {
      const same = all.find((one) => isSame(one, line) || (line.text !== '' && one.text === line.text))
      if (!same) return [...all, line]
      return all.map((one) =>
        one === same ? { ...one, qty: Math.max(one.qty, line.qty), note: one.note || line.note } : one,
      )
    },
    [...lines],
  )
}
