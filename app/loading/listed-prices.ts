import type { RowPrices } from '#app/ui/catalogue/product-row.tsx'
import { can, type Role } from '#domain/accounts/permissions.ts'
import type { Product } from '#domain/products/product.ts'
import type { PriceVisibility } from '#domain/products/price.ts'
import { visibilityOf, type ListPrices, toProductOffer, toOfferView } from '#domain/products/product-offer.ts'
import { servicesContext } from '#app/context.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Route } from '../routes/site/+types/product.ts'

/** What the price list says of a product's packs. It is asked only where the page tells it: no other page is renewed with it. */
export async function listedPrices(
  context: Route.LoaderArgs['context'],
  product: Pick<Product, 'priceVisibility' | 'variants'>,
  settings: PriceVisibility,
): Promise<ListPrices | undefined> {
  if (visibilityOf(product, settings) === 'hidden') return undefined
  return context.get(servicesContext).priceList.pricesOf(product.variants.flatMap(({ stockCode }) => stockCode ?? []))
}

/**
 * The same for a preview. Whoever may not read the price list sees what the site tells of it already, whatever the preview
 * chooses and whichever packs it names.
 */
export async function previewedPrices(
  context: Route.LoaderArgs['context'],
  product: Product,
  { settings, role }: { settings: PriceVisibility; role: Role },
): Promise<{ product: Product; listed: ListPrices | undefined }> {
  if (can(role, 'prices')) return { product, listed: await listedPrices(context, product, settings) }
  const stored = await context.get(servicesContext).products.get(product.id)
  const listed = stored ? await listedPrices(context, stored, settings) : undefined
  return { product: stored && listed ? { ...product, priceVisibility: stored.priceVisibility } : product, listed }
}

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
