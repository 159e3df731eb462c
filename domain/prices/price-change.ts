import type { AmountProblem } from '#domain/quotes/typed-amount.ts'
import type { PackPrice } from './pack-price.ts'

/** What is to become of the price of a stock code; an empty one takes it away. */
export type PriceChange = {
  stockCode: string
  typed: unknown
  /** Of the price that whoever typed has seen; where nobody says, nothing is compared. */
  version?: number | null
}

/** Why a change cannot be made: `stale` where somebody else has saved the price meanwhile. */
export type PriceProblem = AmountProblem | 'code-unknown' | 'code-twice' | 'price-missing' | 'price-stale'
export type RefusedPrice = { place: number; problem: PriceProblem; current: PackPrice | null }

/** So many prices are saved at once: all of them are one transaction, for which others wait. */
export const MOST_PRICES = 500
