import { MOST_PRICE } from '#domain/quotes/typed-amount.ts'

/** The change of prices, in hundredths of a per cent or in halalas, and the halalas that the results end in. */
export type PriceStep = ({ percent: number } | { amount: number }) & { ending?: number }

/** What new prices may end in, as the form names them. */
export const PRICE_ENDINGS = ['00', '50', '95'] as const
const RIYAL = 100

export const LEAST_PERCENT = -90
export const MOST_PERCENT = 500
const WHOLE = 10_000

/** A price in halalas behind a step, halves rounded up; null where that is no price. */
export function steppedPrice(halalas: number, step: PriceStep): number | null {
  const price =
    'amount' in step ? halalas + step.amount : Math.floor((halalas * (WHOLE + step.percent) + WHOLE / 2) / WHOLE)
  const rounded = price < 0 || step.ending === undefined ? price : nearestEnding(price, step.ending)
  return rounded >= 0 && rounded <= MOST_PRICE ? rounded : null
}

/** Of two that are as near, the higher one. */
function nearestEnding(price: number, ending: number): number {
  const below = Math.floor((price - ending + RIYAL / 2) / RIYAL) * RIYAL + ending
  return below < 0 ? ending : below
}
