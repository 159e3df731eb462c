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

/** A line that is given a pack: what was asked for of it stays, a unit that no pack has as its note. */
export function givenPack(
  { qty, unit, line_note, role, unit_word, discount }: LineValues,
  pack: LineValues,
): LineValues {
  const noted = [unit_word, line_note].filter((part) => part !== '').join(' · ')
  return { ...pack, qty, unit: pack.box_quantity === '' ? 'piece' : unit, line_note: noted, role, discount }
}

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
  const noted = [pack ? unit_word : '', note].filter((part) => part !== '').join(' · ')
  return {
    ...line,
    unit_word: pack ? '' : unit_word,
    qty: qty === null ? '' : String(qty),
    unit: unit === 'carton' ? 'carton' : 'piece',
    line_note: noted,
  }
}
