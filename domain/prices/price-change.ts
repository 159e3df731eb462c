import type { AmountProblem } from '#domain/quotes/typed-amount.ts'
import type { PackPrice } from './pack-price.ts'

/** What is to become of the price of a stock code; an empty one takes it away. */
export type PriceChange = {
  stockCode: string
  /** Undefined where the price stays. */
  typed?: unknown
  breaks?: unknown
  groups?: unknown
  minPrice?: unknown
  cost?: unknown
  /** Of the price that whoever typed has seen; where nobody says, nothing is compared. */
  version?: number | null
}

/** Why a change cannot be made: `stale` where somebody else has saved the price meanwhile. */
export type PriceProblem = AmountProblem | 'code-unknown' | 'code-twice' | 'price-missing' | 'price-stale'
/** What of a price is wrong where it is not the price itself, by the name that calls use. */
export type PriceField = 'price_breaks' | 'group_prices' | 'min_price' | 'cost'
export type RefusedPrice = { place: number; problem: PriceProblem; current: PackPrice | null; field?: PriceField }

/** So many prices are saved at once: all of them are one transaction, for which others wait. */
export const MOST_PRICES = 500
