import { toLatinDigits } from '#domain/text/fold.ts'
import { brokenCell, type CellReading, refusedCell, taken } from './cell-reading.ts'
import { cellNumber, isBlank, type SheetCell } from './sheet-cell.ts'

/** Which sign is the decimal one: found for each number, or always the point or the comma. */
export const DECIMAL_SIGNS = ['auto', 'point', 'comma'] as const
export type DecimalSign = (typeof DECIMAL_SIGNS)[number]

export type NumberRules = {
  /** Decimals that are kept; more are too precise. */
  places: number
  least: number
  most: number
  decimal?: DecimalSign
  /** Whether another cell of the column surely has a decimal comma (`hasDecimalComma`). */
  columnHasComma?: boolean
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

/** Whether a text has a comma that can only be a decimal one: `12,5`, `1.250,50`. */
export function hasDecimalComma(cell: SheetCell | undefined): boolean {
  const text = typeof cell === 'string' ? numberText(cell) : ''
  return /^-?\d+,\d{1,2}$/u.test(text) || /^-?\d{1,3}(?:\.\d{3})+,\d+$/u.test(text)
}

/** Blanks of every kind, marks of direction, the currency, and the apostrophe that makes a text of a number. */
const ASIDES = /[\s\u00a0\u061c\u200b\u200e\u200f\u202a-\u202f\u2060\u2066-\u2069\ufdfc\u20c1]|sar|ر\.س\.?|ريال|^'/giu
/** A decimal sign that nobody takes for another; `٫` becomes it. */
const SURE_POINT = 'd'

/** `١٬٢٥٠٫٥٠ ر.س` as `1250d50`. */
function numberText(text: string): string {
  const plain = text.replace(ASIDES, '').replaceAll('٫', SURE_POINT).replaceAll('،', ',').replaceAll('\u2212', '-')
  const latin = toLatinDigits(plain.replace(/٬(?=[\d٠-٩۰-۹]{3}(?![\d٠-٩۰-۹]))/gu, ''))
  return latin
}

function typedNumber(typed: string, rules: NumberRules): number | 'not-a-number' | 'ambiguous-number' {
  const text = numberText(typed)
  if (!/^-?[\d.,d]+$/u.test(text) || !/\d/u.test(text)) return 'not-a-number'
  const point = decimalPlace(text, rules)
  if (point === 'ambiguous-number') return point
  const whole = point === undefined ? text : text.slice(0, point)
  const rest = point === undefined ? '' : text.slice(point + 1)
  if (!/^\d*$/u.test(rest) || !isWhole(whole)) return 'not-a-number'
  return Number(`${whole.replaceAll(/[.,]/gu, '')}.${rest}0`)
}

/** Where the decimal sign stands; undefined without one. */
function decimalPlace(text: string, rules: NumberRules): number | undefined | 'ambiguous-number' {
  const { decimal = 'auto', columnHasComma = false } = rules
  const [sure, comma, point] = [text.lastIndexOf(SURE_POINT), text.lastIndexOf(','), text.lastIndexOf('.')]
  if (sure >= 0) return sure
  if (decimal !== 'auto') return orNone(decimal === 'comma' ? comma : point)
  if (comma >= 0 && point >= 0) return Math.max(comma, point)
  if (comma >= 0) return commaPlace(text, comma, columnHasComma)
  const isGrouped = text.indexOf('.') !== point
  if (isGrouped) return undefined
  return columnHasComma && /\.\d{3}$/u.test(text) ? 'ambiguous-number' : orNone(point)
}

function commaPlace(text: string, comma: number, columnHasComma: boolean): number | undefined | 'ambiguous-number' {
  const isGrouped = text.indexOf(',') !== comma
  if (isGrouped) return undefined
  if (text.length - comma - 1 !== 3) return comma
  return columnHasComma || /^-?0/u.test(text) ? 'ambiguous-number' : undefined
}

function orNone(place: number): number | undefined {
  return place >= 0 ? place : undefined
}

/** Digits, alone or in groups of three by one sign. */
function isWhole(text: string): boolean {
  return /^-?(?:\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/u.test(text)
}
