import { cleanLine } from '#domain/text/clean-text.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'

export const QUOTE_UNITS = ['piece', 'carton'] as const
export type QuoteUnit = (typeof QUOTE_UNITS)[number]
/** What a line may be asked for in; of another unit, such as dozens or metres, it has the word. */
export const LINE_UNITS = [...QUOTE_UNITS, 'other'] as const
export type LineUnit = (typeof LINE_UNITS)[number]

/**
 * One line of a list: a pack by its stock code, a product whose pack is chosen later, or only what was written. What it
 * has none of is ''.
 */
export type QuoteLine = {
  stockCode: string
  productId: string
  /** Null where it has still to be asked. */
  qty: number | null
  unit: LineUnit
  note: string
  text: string
  /** The unit as it was written, where it is another. */
  unit_word?: string
  /** Packs of which one is meant. */
  choices?: string[]
  /** The line as it was pasted. */
  written?: string
}

/** What a line has a field for in forms, as lists: `stockCode[]` and so on. */
export const LINE_FIELDS = [
  'stockCode',
  'productId',
  'qty',
  'unit',
  'unit_word',
  'note',
  'text',
  'choices',
  'written',
] as const

export const MOST_LINES = 200
/** What a list may hold in all: a whole file of rows beside what was in it. Lines beyond the first go as text. */
export const MOST_LISTED = 2_400
export const MOST_QTY = 100_000
/** The field with the lines of a list that have no fields of their own, as JSON. */
export const FURTHER_LINES = 'further'
export const LINE_LENGTHS = { code: 200, note: 200, text: 500, unit: 40 }
/** So many packs are offered for a line. */
const MOST_CHOICES = 200

/** How many pieces a line asks for; null where nobody knows: no quantity, another unit, cartons of unknown contents. */
export function piecesOf({ qty, unit, boxQuantity }: CountedLine): number | null {
  if (unit === 'piece' || qty === null) return qty
  return boxQuantity === null || unit === 'other' ? null : qty * boxQuantity
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

export function isQty(qty: number | null): qty is number {
  return qty !== null && Number.isInteger(qty) && qty >= 1 && qty <= MOST_QTY
}

/** A line from fields of whatever kind; null where nothing is asked for by it. */
export function readQuoteLine(value: unknown): QuoteLine | null {
  if (typeof value !== 'object' || value === null) return null
  const fields = value as Record<string, unknown>
  const unitWord = lineOf(fields['unit_word'], LINE_LENGTHS.unit)
  const choices = choicesOf(fields['choices'])
  const written = lineOf(fields['written'], LINE_LENGTHS.text)
  const line = {
    stockCode: lineOf(fields['stockCode'], LINE_LENGTHS.code),
    productId: lineOf(fields['productId'], LINE_LENGTHS.code),
    qty: readLineQty(fields['qty']),
    unit: unitOf(fields['unit'], unitWord),
    note: lineOf(fields['note'], LINE_LENGTHS.note),
    text: lineOf(fields['text'], LINE_LENGTHS.text),
    ...(unitWord && fields['unit'] === 'other' && { unit_word: unitWord }),
    ...(choices.length > 0 && { choices }),
    ...(written && { written }),
  }
  return line.stockCode || line.productId || line.text || (written && choices.length > 0) ? line : null
}

/** None is one; null is asked for. */
function readLineQty(value: unknown): number | null {
  if (value === null) return null
  return value === undefined || value === '' ? 1 : readQty(value)
}

function unitOf(value: unknown, word: string): LineUnit {
  if (value === 'other' && word !== '') return 'other'
  return value === 'carton' ? 'carton' : 'piece'
}

function choicesOf(value: unknown): string[] {
  const list = typeof value === 'string' ? value.split('|') : value
  if (!Array.isArray(list)) return []
  return list
    .slice(0, MOST_CHOICES)
    .map((code) => lineOf(code, LINE_LENGTHS.code))
    .filter((code) => code !== '')
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
  return lines?.every(({ qty }) => qty === null || isQty(qty)) ? lines : null
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
    isNamed(one) &&
    isNamed(other) &&
    one.unit === other.unit &&
    (one.unit_word ?? '') === (other.unit_word ?? '') &&
    (one.choices ?? []).join('|') === (other.choices ?? []).join('|') &&
    one.stockCode === other.stockCode &&
    (one.productId === other.productId || (one.stockCode !== '' && (one.productId === '' || other.productId === '')))
  )
}

/** Only what the catalogue knows, and of which somebody knows how much, can be the same. */
function isNamed({ stockCode, productId, text, qty }: QuoteLine): boolean {
  return text === '' && qty !== null && (stockCode !== '' || productId !== '')
}

/** The list with further lines: the same pack again adds up. */
export function withLines<Line extends QuoteLine>(lines: readonly Line[], further: readonly Line[]): Line[] {
  const all = [...lines]
  const places = Map.groupBy(all.keys(), (at) => packOf(all[at]!))
  for (const line of further) {
    const alike = places.get(packOf(line)) ?? []
    const at = alike.find((one) => isSame(all[one]!, line))
    if (at === undefined)
      places
        .set(packOf(line), alike)
        .get(packOf(line))!
        .push(all.push(line) - 1)
    else all[at] = { ...all[at]!, qty: all[at]!.qty! + line.qty!, note: all[at]!.note || line.note }
  }
  return all
}

function packOf({ text, unit, stockCode, productId }: QuoteLine): string {
  return text === '' ? `${unit} ${stockCode || `/${productId}`}` : ''
}

/** The very line once more: in words, or with a quantity that is still asked for. */
function isAgain(one: QuoteLine, other: QuoteLine): boolean {
  const words = (line: QuoteLine) => line.text || (line.stockCode || line.productId ? '' : (line.written ?? ''))
  const isAlike = words(one) === words(other) && one.stockCode === other.stockCode && one.productId === other.productId
  return isAlike && (words(other) !== '' || other.qty === null || one.qty === null)
}

/** Two lists of one visitor as one: of the same pack the larger quantity stays. */
export function mergedLines(lines: readonly QuoteLine[], others: readonly QuoteLine[]): QuoteLine[] {
  return others.reduce<QuoteLine[]>(
    (all, line) => {
      const same = all.find((one) => isSame(one, line) || isAgain(one, line))
      if (!same) return [...all, line]
      return all.map((one) =>
        one === same
          ? {
              ...one,
              qty: one.qty === null || line.qty === null ? (one.qty ?? line.qty) : Math.max(one.qty, line.qty),
              note: one.note || line.note,
            }
          : one,
      )
    },
    [...lines],
  )
}
