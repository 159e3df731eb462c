import { countedLine, quotePage, unitWordOf } from '#content/pages/quote.ts'
import { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import type { LineKind } from '#domain/quotes/line-form.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import type { LineValues } from '#domain/quotes/line-values.ts'
import type { PriceTerms } from '#domain/prices/price-terms.ts'
import type { Row } from '#app/ui/admin/form/fields/use-rows.ts'

export type LineCell = (typeof LINE_CELLS)[number]

export const LINE_NAMES = LINE_CELLS.map((cell) => `${cell}[]`)

export type PackChoice = {
  stockCode: string
  nameAr: string
  nameEn: string
  boxQuantity: number | null
  price: string
  terms?: PriceTerms | undefined
}

const VALUES = new WeakMap<Row, LineValues>()

/** The same object for as long as nothing in the row changes: of many lines only that one is drawn again. */
export function valuesOf(row: Row): LineValues {
  const known = VALUES.get(row)
  if (known) return known
  const values = Object.fromEntries(LINE_CELLS.map((cell, place) => [cell, row.cells[place] ?? ''])) as LineValues
  VALUES.set(row, values)
  return values
}

export function cellsOf(values: LineValues): string[] {
  return LINE_CELLS.map((cell) => values[cell])
}

export function blankLine(kind: LineKind): LineValues {
  const blank = Object.fromEntries(LINE_CELLS.map((cell) => [cell, ''])) as LineValues
  return { ...blank, kind, qty: '1', unit: 'piece', vat_rate: '15' }
}

export function packLine({ stockCode, nameAr, nameEn, boxQuantity, price }: PackChoice): LineValues {
  return {
    ...blankLine('pack'),
    stock_code: stockCode,
    name_ar: nameAr,
    name_en: nameEn,
    box_quantity: boxQuantity === null ? '' : String(boxQuantity),
    unit_price: price,
  }
}

/** A line that is given a pack: what was asked for of it stays. A unit that no pack has goes into its note, and leaves the price to staff. */
export function givenPack(
  { qty, unit, line_note, role, unit_word, discount }: LineValues,
  pack: LineValues,
): LineValues {
  const isCarton = pack.box_quantity !== '' && (unit === 'carton' || CARTONS.includes(unit_word))
  const isUncounted = !isCarton && unit_word !== ''
  const noted = [isUncounted ? `${qty} ${unit_word}` : '', line_note].filter((part) => part !== '').join(' · ')
  const price = isUncounted ? '' : pack.unit_price
  return { ...pack, qty, unit: isCarton ? 'carton' : 'piece', unit_price: price, line_note: noted, role, discount }
}

const CARTONS: string[] = Object.values(quotePage.units.carton)

/** What whoever asked for it called a line in words; '' for other lines. */
export function wordingOf({ kind, name_ar, name_en }: LineValues): string {
  return kind === 'text' ? name_ar || name_en : ''
}

/** A line as a customer's message asks for it. */
export type PastedItem = Pick<QuoteLine, 'stockCode' | 'qty' | 'unit' | 'unit_word' | 'note' | 'text' | 'written'>

const ARABIC = /\p{Script=Arabic}/u

/** The same as a line of the quotation: of its pack, or in words. What is open stays empty. */
export function pastedLine(
  { qty, unit, unit_word = '', note, text, written = '' }: PastedItem,
  pack: PackChoice | null,
) {
  const words = text || written
  const line = pack
    ? packLine(pack)
    : { ...blankLine('text'), name_ar: words, name_en: ARABIC.test(words) ? '' : words }
  // Nobody knows how many pieces that is: staff count them, and price it then.
  const isUncounted = pack !== null && (unit === 'other' || (unit === 'carton' && line.box_quantity === ''))
  const locale = ARABIC.test(words) ? 'ar' : 'en'
  const noted = [isUncounted ? countedLine({ qty, unit, unit_word }, locale) : '', note]
  return {
    ...line,
    unit_word: pack || unit === 'piece' ? '' : unitWordOf({ qty, unit, unit_word }, locale),
    qty: qty === null ? '' : String(qty),
    unit: pack && unit === 'carton' && !isUncounted ? 'carton' : 'piece',
    unit_price: isUncounted ? '' : line.unit_price,
    line_note: noted.filter((part) => part !== '').join(' · '),
  }
}
