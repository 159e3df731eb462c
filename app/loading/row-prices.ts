import { toProductOffer, visibilityOf } from '#domain/products/product-offer.ts'
import { toOfferView } from '#domain/products/product-offer-view.ts'
import type { Locale } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import type { RowPrices } from '#app/ui/catalogue/product-row.tsx'
import type { Route } from '../routes/site/+types/products.ts'

/** The price that each product of a page tells, by id; the price list is asked only where one tells any. */
export async function rowPrices(
  context: Route.LoaderArgs['context'],
  page: { limit: number; offset: number },
  locale: Locale,
): Promise<RowPrices> {
  const { products, priceList, settings } = context.get(servicesContext)
  const { priceVisibility } = await settings.get()
  const priced = (await products.list(page)).filter((product) => visibilityOf(product, priceVisibility) !== 'hidden')
  const codes = priced.flatMap(({ variants }) => variants.flatMap(({ stockCode }) => stockCode ?? []))
  const listed = codes.length === 0 ? undefined : await priceList.pricesOf(codes)
  const rows = priced.map((product) => {
    const offer = toOfferView(toProductOffer(product, null, priceVisibility, listed), locale, new Date())
    return [product.id, { visibility: offer.visibility, price: offer.price }] as const
  })
  return Object.fromEntries(rows.filter(([, { price }]) => price !== null))
}
