import { can, type Role } from '#domain/accounts/permissions.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { breaksText, groupPricesText, NO_TERMS, type PriceBreak, type PriceTerms } from './price-terms.ts'
import type { Variant } from '#domain/products/pack-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

/** The price of all packs of one stock code. `code` is the folded one, `halalas` null where there is none any more. */
export type PackPrice = {
  code: string
  stockCode: string
  halalas: number | null
  terms: PriceTerms
  version: number
  updatedAt: string
  updatedBy: string
}

/** What a stock code costs. */
export type Costs = Pick<PackPrice, 'halalas' | 'terms'>

export const NO_COSTS: Costs = { halalas: null, terms: NO_TERMS }

/** What is to become of the price of a stock code; what it leaves out stays as it is. */
export type NewPrice = {
  stockCode: string
  halalas?: number | null
  breaks?: PriceBreak[]
  groups?: Record<string, number>
}

export function costsAfter({ halalas: price, terms }: Costs, changed: Omit<NewPrice, 'stockCode'>): Costs {
  const { halalas = price, breaks = terms.breaks, groups = terms.groups } = changed
  return { halalas, terms: { breaks, groups } }
}

export function areSameCosts(one: Costs, other: Costs): boolean {
  const text = ({ halalas, terms }: Costs) =>
    [halalas, breaksText(terms.breaks), groupPricesText(terms.groups)].join(' ')
  return text(one) === text(other)
}

/** What owners decide of a pack, in halalas; null for what they say nothing of. */
export type PackLimits = { minPrice: number | null; cost: number | null }

/** A pack of the catalogue with its price. Without a stock code it cannot have one. */
export type PricedPack = {
  productId: string
  product: Localized
  stockCode: string | null
  productCode: string | null
  pack: Pick<Variant, 'type' | 'volume'>
  boxQuantity: string | null
  price: Pick<PackPrice, 'code' | 'halalas' | 'terms' | 'version'> | null
  updatedAt: string | null
  /** The folded stock code. */
  code: string | null
}

/** What packs cost the house owners see, and sales where the settings say so. */
export function maySeeCost(role: Role, { salesSeeCost }: Pick<SiteSettings, 'salesSeeCost'>): boolean {
  return can(role, 'price-limits') || (salesSeeCost === 'yes' && can(role, 'quotes'))
}

/** A price as it is typed and answered; empty for none. */
/** The lowest and the highest price of the packs of products, in halalas, by id. */
export type PriceRanges = Record<string, { low: number; high: number }>

export function priceText(halalas: number | null | undefined): string {
  return halalas === null || halalas === undefined ? '' : moneyText(BigInt(halalas))
}
