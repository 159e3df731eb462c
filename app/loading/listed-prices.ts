import type { Product } from '../../domain/products/product.ts'
import type { PriceVisibility } from '../../domain/products/price.ts'
import { visibilityOf, type ListPrices } from '../../domain/products/product-offer.ts'
import { servicesContext } from '../context.ts'
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
