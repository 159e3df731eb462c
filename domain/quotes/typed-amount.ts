import { cleanLine } from '#domain/text/clean-text.ts'
import { readTypedNumber, type TypedNumber } from '#domain/text/typed-number.ts'
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
  | 'nothing-above'
  | 'breaks-malformed'
  | 'groups-malformed'

/** 9,999,999.99 riyals. */
export const MOST_PRICE = 999_999_999
/** In hundredths of a per cent. */
export const WHOLE_DISCOUNT = 10_000

/** A value, or why what was typed is none. */
export type Typed<Value> = { value: Value } | { problem: AmountProblem }

const PER_CENT = /\s*[%٪]$/u

/** A price in halalas as it was typed or pasted; null for an empty one, which is none, while 0 is one. */
export function readPrice(typed: unknown, most = MOST_PRICE): Typed<bigint | null> {
  const text = typedText(typed)
  if (isEmpty(text)) return { value: null }
  const decimal = decimalOf(text)
  if (!decimal) return { problem: 'price-malformed' }
  if (decimal.isNegative) return { problem: 'price-negative' }
  if (decimal.places.length > 2) return { problem: 'price-too-precise' }
  const value = hundredths(decimal)
  return value > most ? { problem: 'price-too-high' } : { value }
}

/** A number with a sign, such as a percentage or what is added to a price, in hundredths; null for what is none. */
export function readHundredths(typed: unknown): number | null {
  const decimal = decimalOf(typedText(typed)?.replace(PER_CENT, '').replace(/^\+/, ''))
  if (!decimal || decimal.places.length > 2) return null
  const value = Number(hundredths(decimal))
  return Number.isSafeInteger(value) ? (decimal.isNegative ? -value : value) : null
}

/** A discount in hundredths of a per cent: `12.5` is 1250. An empty one is none. */
export function readDiscount(typed: unknown): Typed<bigint> {
  const text = typedText(typed)
  if (isEmpty(text)) return { value: 0n }
  const decimal = decimalOf(text?.replace(PER_CENT, ''))
  if (!decimal || decimal.isNegative || decimal.places.length > 2) return { problem: 'discount-malformed' }
  const value = hundredths(decimal)
  return value > WHOLE_DISCOUNT ? { problem: 'discount-malformed' } : { value }
}

/** How many: a whole number from 1. */
export function readQuantity(typed: unknown): Typed<number> {
  const value = readQty(typed)
  return isQty(value) ? { value } : { problem: 'quantity-malformed' }
}

/** What was typed, as text; undefined for what is neither a text nor a number. */
function typedText(typed: unknown): string | undefined {
  if (typed === undefined || typed === null) return ''
  return typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : undefined
}

function isEmpty(text: string | undefined): boolean {
  return text !== undefined && cleanLine(text) === ''
}

function decimalOf(text: string | undefined): TypedNumber | null {
  const number = readTypedNumber(text ?? '')
  return typeof number === 'string' ? null : number
}

function hundredths({ whole, places }: TypedNumber): bigint {
  return BigInt(whole + places.padEnd(2, '0'))
}
