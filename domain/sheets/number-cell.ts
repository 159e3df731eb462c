import { hasDecimalComma as isDecimalComma, type NumberSigns, readTypedNumber } from '#domain/text/typed-number.ts'
import { brokenCell, type CellReading, refusedCell, taken } from './cell-reading.ts'
import { cellNumber, isBlank, type SheetCell } from './sheet-file.ts'

export type NumberRules = NumberSigns & {
  /** Decimals that are stored; more are too precise. */
  places: number
  least: number
  most: number
}

/** What calculating with halves leaves behind: 19.989999999999998 is 19.99. */
const TOLERANCE = 0.000001

/** A cell that is to hold a number: of a sheet, or typed in whatever digits, with or without the currency. */
export function readNumberCell(cell: SheetCell | undefined, rules: NumberRules): CellReading<number> {
  if (isBlank(cell)) return taken<number>(null)
  const broken = brokenCell(cell)
  if (broken) return refusedCell(broken)
  const number = cellNumber(cell) ?? (typeof cell === 'string' ? typedNumber(cell, rules) : 'not-a-number')
  if (typeof number === 'string') return refusedCell(number)
  const rounded = Number(number.toFixed(rules.places))
  if (Math.abs(rounded - number) > TOLERANCE) return refusedCell(rules.places === 0 ? 'not-whole' : 'too-precise')
  return rounded < rules.least || rounded > rules.most ? refusedCell('out-of-range') : taken(rounded)
}

/** Whether a text has a comma that can only be a decimal one. */
export function hasDecimalComma(cell: SheetCell | undefined): boolean {
  return typeof cell === 'string' && isDecimalComma(cell)
}

function typedNumber(typed: string, rules: NumberRules): number | 'not-a-number' | 'ambiguous-number' {
  const number = readTypedNumber(typed, rules)
  if (typeof number === 'string') return number === 'ambiguous' ? 'ambiguous-number' : 'not-a-number'
  return Number(`${number.isNegative ? '-' : ''}${number.whole}.${number.places}0`)
}
