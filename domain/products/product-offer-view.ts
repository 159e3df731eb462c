import { formatDay } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { plainPrice, shownPrice, type PriceVisibility, type ShownPrice } from './price.ts'
import type { PackOffer, ProductOffer, Stock } from './product-offer.ts'
import type { StockState } from './stock.ts'

/** `text` is the day in words of the page. */
export type ShownStock = { state: StockState; day: { iso: string; text: string } | null }
export type ShownOffer = { price: ShownPrice | null; stock: ShownStock | null }

/** What the head of a product's page tells of prices and stock, and what machines are told of the same. */
export type OfferView = ShownOffer & { visibility: PriceVisibility; machines: MachineOffer | null }

/** In SAR, without VAT. */
export type MachineOffer = {
  price: string
  count: number
  state: StockState | null
  /** Prices stand for a year (`YYYY-MM-DD`). */
  validUntil: string
}

export function toOfferView(offer: ProductOffer, locale: Locale, now: Date): OfferView {
  const { visibility, offered, count, stock } = offer
  const price = offered?.price ?? null
  return {
    visibility,
    ...toShownOffer({ price, stock }, locale),
    machines: price === null ? null : toMachineOffer(price, count, offered?.stock ?? null, now),
  }
}

export function toShownOffer({ price, stock }: PackOffer, locale: Locale): ShownOffer {
  return { price: price === null ? null : shownPrice(price, locale), stock: stock && toShownStock(stock, locale) }
}

function toShownStock({ state, day }: Stock, locale: Locale): ShownStock {
  const text = day && formatDay(day, locale)
  return { state, day: day && text ? { iso: day, text } : null }
}

function toMachineOffer(price: number, count: number, stock: Stock | null, now: Date): MachineOffer {
  return { price: plainPrice(price), count, state: stock?.state ?? null, validUntil: aYearAfter(now) }
}

function aYearAfter(now: Date): string {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return dayOfInstant(date)
}
