import { MOST_PRICE } from '#domain/quotes/typed-amount.ts'

/** By how much prices change: in hundredths of a per cent, or in halalas. */
export type PriceStep = { percent: number } | { amount: number }

export const LEAST_PERCENT = -90
export const MOST_PERCENT = 500
const WHOLE = 10_000

/** A price in halalas behind a step, halves rounded up; null where that is no price. */
export function steppedPrice(halalas: number, step: PriceStep): number | null {
  const price =
    'amount' in step ? halalas + step.amount : Math.floor((halalas * (WHOLE + step.percent) + WHOLE / 2) / WHOLE)
  return price >= 0 && price <= MOST_PRICE ? price : null
}
