import { foldText } from '#domain/text/fold.ts'
import type { Availability, SeoOverride } from '#domain/records/seo-override.ts'
import { formatDay } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { type PriceVisibility, plainPrice, shownPrice, type ShownPrice } from './price.ts'
import type { Product } from './product.ts'
import { STOCK_STATES, stockKey, type StockState } from './stock.ts'

/** Whether a pack is there, and since when that is known. */
type Stock = { state: StockState; day: string | null }

export type PackOffer = { price: number | null; stock: Stock | null }

/**
 * What is told of a product's prices and stock, to visitors and to machines alike. Prices that are not told are not in
 * it.
 */
type ProductOffer = {
  /** `hidden` also where there is no price. */
  visibility: PriceVisibility
  /** The first pack with a price, or the cheapest where only the lowest price is told. */
  offered: PackOffer | null
  /** How many packs have a price. */
  count: number
  /** The best of all packs. */
  stock: Stock | null
  packs: PackOffer[]
}

type Offered = Pick<Product, 'priceVisibility' | 'variants'>

/** Halalas by folded stock code. */
export type ListPrices = ReadonlyMap<string, number>

const NO_PRICES: ListPrices = new Map()

/** How much of its prices a product tells: `settings` says what holds where it does not choose itself. */
export function visibilityOf(
  { priceVisibility }: Pick<Product, 'priceVisibility'>,
  settings: PriceVisibility,
): PriceVisibility {
  return priceVisibility === 'inherit' ? settings : priceVisibility
}

export function toProductOffer(
  product: Offered,
  override: SeoOverride | null,
  settings: PriceVisibility,
  listed: ListPrices = NO_PRICES,
): ProductOffer {
  const wanted = visibilityOf(product, settings)
  const packs = wanted === 'hidden' ? unpriced(product) : withPrices(product, override, listed)
  const priced = packs.filter(({ price }) => price !== null)
  const visibility = priced.length === 0 ? 'hidden' : wanted
  return {
    visibility,
    offered: (visibility === 'from' ? cheapest(priced) : priced[0]) ?? null,
    count: priced.length,
    stock: bestStock(packs),
    packs: visibility === 'from' ? packs.map((pack) => ({ ...pack, price: null })) : packs,
  }
}

function unpriced({ variants }: Offered): PackOffer[] {
  return variants.map(({ stockState, stockAsOf }) => ({
    price: null,
    stock: stockState && { state: stockState, day: stockAsOf },
  }))
}

/** What the override says of the stock of the pack that its `sku` names counts where nobody says more of one with a price. */
function withPrices(product: Offered, override: SeoOverride | null, listed: ListPrices): PackOffer[] {
  const { sku = '', availability } = override ?? {}
  const named = product.variants.findIndex((pack) => isNamed(pack, sku))
  return unpriced(product).map((pack, place) => {
    const code = product.variants[place]?.stockCode
    const price = (code ? listed.get(stockKey(code)) : undefined) ?? null
    const hasStated = place === named && price !== null && pack.stock === null && availability !== undefined
    return { price, stock: hasStated ? { state: STATE_OF[availability], day: null } : pack.stock }
  })
}

function isNamed({ stockCode, productCode }: Offered['variants'][number], sku: string): boolean {
  const name = foldText(sku.trim())
  return name !== '' && [stockCode, productCode].some((code) => code !== null && foldText(code) === name)
}

const STATE_OF: Record<Availability, StockState> = {
  InStock: 'in_stock',
  LimitedAvailability: 'in_stock',
  BackOrder: 'on_order',
  PreOrder: 'on_order',
  OutOfStock: 'ask',
}

function cheapest(priced: PackOffer[]): PackOffer | undefined {
  return priced.toSorted((one, other) => Number(one.price) - Number(other.price))[0]
}

/** The most recent word of the best state. */
function bestStock(packs: readonly PackOffer[]): Stock | null {
  const known = packs.flatMap(({ stock }) => stock ?? [])
  const rank = ({ state }: Stock) => STOCK_STATES.indexOf(state)
  const latest = (one: Stock, other: Stock) => (other.day ?? '').localeCompare(one.day ?? '')
  return known.toSorted((one, other) => rank(one) - rank(other) || latest(one, other))[0] ?? null
}

/** `text` is the day in words of the page. */
export type ShownStock = { state: StockState; day: { iso: string; text: string } | null }
export type ShownOffer = { price: ShownPrice | null; stock: ShownStock | null }

/** Prices and stock in the head of a product's page, for readers and for machines. */
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
