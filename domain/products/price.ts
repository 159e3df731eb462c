import { eachLocale } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'

/** How much of a product's prices its page tells: nothing, the lowest, or each. */
export const PRICE_VISIBILITIES = ['hidden', 'from', 'exact'] as const
export type PriceVisibility = (typeof PRICE_VISIBILITIES)[number]

/** A product may leave it to the settings. */
export const PRODUCT_PRICE_VISIBILITIES = ['inherit', ...PRICE_VISIBILITIES] as const
export type ProductPriceVisibility = (typeof PRODUCT_PRICE_VISIBILITIES)[number]

/** Prices are whole halalas without VAT; consumers are to be told them with it, too. */
export type ShownPrice = { excluding: string; including: string }

const VAT_PERCENT = 15

export function toHalalas(riyals: number): number {
  return Math.round(riyals * 100)
}

export const MOST_HALALAS = 999_999_999

export function withVat(halalas: number): number {
  return Math.floor((halalas * (100 + VAT_PERCENT) + 50) / 100)
}

export function shownPrice(halalas: number, locale: Locale): ShownPrice {
  return { excluding: riyals(halalas, locale), including: riyals(withVat(halalas), locale) }
}

/** `1250.50`, as machines read it. */
export function plainPrice(halalas: number): string {
  return (halalas / 100).toFixed(2)
}

const formats = eachLocale(
  (_locale, tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** `1,250.50`. */
function riyals(halalas: number, locale: Locale): string {
  return formats[locale]().format(halalas / 100)
}
