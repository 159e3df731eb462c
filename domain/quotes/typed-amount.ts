import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { isQty, readQty } from './quote-line.ts'

export type AmountProblem =
  | 'price-malformed'
  | 'price-too-precise'
  | 'price-negative'
  | 'price-too-high'
  | 'discount-malformed'
  | 'quantity-malformed'
  | 'box-unknown'
  | 'unit-unknown'
  | 'rate-unknown'

/** 9,999,999.99 riyals. */
export const MOST_PRICE = 999_999_999
/** In hundredths of a per cent. */
export const WHOLE_DISCOUNT = 10_000

/** A value, or why what was typed is none. */
export type Typed<Value> = { value: Value } | { problem: AmountProblem }

const CURRENCY = /SAR|SR|ر\.?\s?س\.?|ريال|[\u20c1\ufdfc]/giu
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const GROUPED_BY_POINTS = /^\d{1,3}(?:\.\d{3})+,\d+$/
const DECIMAL_COMMA = /^\d+,\d{1,2}$/
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/

/** A price in halalas as it was typed or pasted; null for an empty one, which is none, while 0 is one. */
export function readPrice(typed: unknown, most = MOST_PRICE): Typed<bigint | null> {
  const text = writtenAmount(typed)
  if (text === '') return { value: null }
  if (text?.startsWith('-') && decimalOf(text.slice(1))) return { problem: 'price-negative' }
  const decimal = decimalOf(text ?? '')
  if (!decimal) return { problem: 'price-malformed' }
  if (decimal.places.length > 2) return { problem: 'price-too-precise' }
  const value = hundredths(decimal)
  return value > most ? { problem: 'price-too-high' } : { value }
}

/** A number with a sign, such as a percentage or what is added to a price, in hundredths; null for what is none. */
export function readHundredths(typed: unknown): number | null {
  const text = writtenAmount(typed)?.replace(/[%٪]$/, '') ?? ''
  const decimal = decimalOf(text.replace(/^[+-]/, ''))
  if (!decimal || decimal.places.length > 2) return null
  const value = Number(hundredths(decimal))
  return Number.isSafeInteger(value) ? (text.startsWith('-') ? -value : value) : null
}

/** A discount in hundredths of a per cent: `12.5` is 1250. An empty one is none. */
export function readDiscount(typed: unknown): Typed<bigint> {
  const text = writtenAmount(typed)?.replace(/[%٪]$/, '')
  if (text === '') return { value: 0n }
  const decimal = decimalOf(text ?? '')
  if (!decimal || decimal.places.length > 2) return { problem: 'discount-malformed' }
  const value = hundredths(decimal)
  return value > WHOLE_DISCOUNT ? { problem: 'discount-malformed' } : { value }
}

/** How many: a whole number from 1. */
export function readQuantity(typed: unknown): Typed<number> {
  const value = readQty(typed)
  return isQty(value) ? { value } : { problem: 'quantity-malformed' }
}

/** Latin digits without blanks and the sign of the currency; undefined for what is neither a text nor a number. */
function writtenAmount(typed: unknown): string | undefined {
  if (typed === undefined || typed === null) return ''
  if (typeof typed !== 'string' && typeof typed !== 'number') return undefined
  return toLatinDigits(cleanLine(String(typed)))
    .replaceAll('،', ',')
    .replaceAll('\u2212', '-')
    .replace(CURRENCY, '')
    .replaceAll(/\s/g, '')
}

type Decimal = { whole: string; places: string }

/** Where both signs stand the later one is decimal; a comma alone is, unless three digits follow. */
function decimalOf(text: string): Decimal | null {
  const plain = plainDecimal(text)
  if (plain === null || plain.length > 30) return null
  const [whole = '', places = ''] = plain.split('.')
  return { whole: whole || '0', places }
}

function plainDecimal(text: string): string | null {
  if (PLAIN.test(text)) return text
  if (GROUPED.test(text)) return text.replaceAll(',', '')
  if (GROUPED_BY_POINTS.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return DECIMAL_COMMA.test(text) ? text.replace(',', '.') : null
}

function hundredths({ whole, places }: Decimal): bigint {
  return BigInt(whole + places.padEnd(2, '0'))
}
