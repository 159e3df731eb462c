import { toLatinDigits } from './fold.ts'

/** Which sign is the decimal one: found for each number, or always the point or the comma. */
const DECIMAL_SIGNS = ['auto', 'point', 'comma'] as const
export type DecimalSign = (typeof DECIMAL_SIGNS)[number]

export type NumberSigns = {
  decimal?: DecimalSign
  /** Whether another number of the column surely has a decimal comma (`hasDecimalComma`). */
  columnHasComma?: boolean
}

/** `-1250.50` is `{ isNegative: true, whole: '1250', places: '50' }`. */
export type TypedNumber = { isNegative: boolean; whole: string; places: string }

const MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]|^\s*'/gu
const CURRENCY = String.raw`sar|sr|s\.r|riyals?|saudi riyals?|ر\.? ?س|ريال(?:ات)?(?: سعودي(?:ة|ا|اً)?)?|[\u20c1\ufdfc]`
/** A point behind the currency belongs to it only where a blank tells it from a decimal one. */
const CURRENCY_BEFORE = new RegExp(`^(?:${CURRENCY})(?:\\.? |(?=[-\\d]))`, 'iu')
const CURRENCY_BEHIND = new RegExp(` ?(?:${CURRENCY})\\.?$`, 'iu')
/** `12/-`, as prices are written by hand. */
const CLOSING = /\/[-=]$/u
/** A decimal sign that nobody takes for another: `٫` becomes it. */
const SURE_POINT = 'd'
const MOST_SIGNS = 30
/** With currency, blanks and marks. */
const LONGEST = 200

/**
 * A number in any digits, with or without the currency: `١٬٢٥٠٫٥٠ ر.س`, `SAR. 12`, `1.250,50`. Thousands are told by
 * groups of three; where both signs stand the later one is decimal; a comma alone is, unless three digits follow.
 */
export function readTypedNumber(typed: string, signs: NumberSigns = {}): TypedNumber | 'malformed' | 'ambiguous' {
  const text = numberText(typed)
  if (text.length > MOST_SIGNS || !/^-?[\d.,d]+$/u.test(text) || !/\d/u.test(text)) return 'malformed'
  const point = decimalPlace(text, signs)
  if (point === 'ambiguous') return point
  const whole = point === undefined ? text : text.slice(0, point)
  const places = point === undefined ? '' : text.slice(point + 1)
  if (!/^\d*$/u.test(places) || !isWhole(whole)) return 'malformed'
  return { isNegative: text.startsWith('-'), whole: whole.replaceAll(/[-.,]/gu, '') || '0', places }
}

/** Whether a text has a comma that can only be a decimal one: `12,5`, `1.250,50`. */
export function hasDecimalComma(typed: string): boolean {
  const text = numberText(typed)
  return /^-?\d+,\d{1,2}$/u.test(text) || /^-?\d{1,3}(?:\.\d{3})+,\d+$/u.test(text)
}

/** `١٬٢٥٠٫٥٠ ر.س` as `1250d50`; blanks stay where they tell no thousands apart. */
function numberText(typed: string): string {
  if (typed.length > LONGEST) return ''
  const latin = toLatinDigits(
    typed
      .replaceAll(MARKS, '')
      .replaceAll(/[\s\u202f]+/gu, ' ')
      .trim()
      .replaceAll('٫', SURE_POINT)
      .replaceAll('،', ',')
      .replaceAll('\u2212', '-')
      .replaceAll(/٬(?=[\d٠-٩۰-۹]{3}(?![\d٠-٩۰-۹]))/gu, ''),
  )
  const bare = latin.replace(CLOSING, '').replace(CURRENCY_BEFORE, '').replace(CURRENCY_BEHIND, '').replace(CLOSING, '')
  return /^-?\d{1,3}(?: \d{3})+(?:[.,d]\d*)?$/u.test(bare) ? bare.replaceAll(' ', '') : bare.replace(/^- /u, '-')
}

/** Where the decimal sign stands; undefined without one. */
function decimalPlace(text: string, { decimal = 'auto', columnHasComma = false }: NumberSigns) {
  const [sure, comma, point] = [text.lastIndexOf(SURE_POINT), text.lastIndexOf(','), text.lastIndexOf('.')]
  if (sure >= 0) return sure
  if (decimal !== 'auto') return placeOf(decimal === 'comma' ? comma : point)
  if (comma >= 0 && point >= 0) return Math.max(comma, point)
  if (comma >= 0) return commaPlace(text, comma, columnHasComma)
  const isGrouped = text.indexOf('.') !== point
  if (isGrouped) return undefined
  return columnHasComma && /\.\d{3}$/u.test(text) ? 'ambiguous' : placeOf(point)
}

function commaPlace(text: string, comma: number, columnHasComma: boolean): number | undefined | 'ambiguous' {
  const isGrouped = text.indexOf(',') !== comma
  if (isGrouped) return undefined
  if (text.length - comma - 1 !== 3) return comma
  return columnHasComma || /^-?0/u.test(text) ? 'ambiguous' : undefined
}

function placeOf(index: number): number | undefined {
  return index >= 0 ? index : undefined
}

/** Digits, alone or in groups of three by one sign. */
function isWhole(text: string): boolean {
  return /^-?(?:\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/u.test(text)
}
