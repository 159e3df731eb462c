import type { MachineOffer } from '#domain/products/product-offer-view.ts'
import type { StockState } from '#domain/products/stock.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import type { StructuredRating } from '#domain/site/settings.ts'
import { brandId } from './brand.ts'
import { organizationId } from './organization.ts'
import { pictureUrl, reference, thingId, urlOf, type Place, type Thing } from './thing.ts'

/**
 * A product as search engines read it, or null where it has neither a price nor a rating: they take that for an error.
 * The offer is the one that the page shows (docs/specification S32, S43).
 */
export function productThing(place: Place, product: ProductPage, rating: StructuredRating | null): Thing | null {
  const { seo, offer } = product
  if (offer.machines === null && rating === null) return null
  const pictures = product.gallery.length > 0 ? product.gallery : [product.image].filter((image) => image !== null)
  const brand = seo.brand || product.brand?.name
  return {
    '@type': 'Product',
    '@id': thingId(place, `product-${product.id}`),
    name: seo.name || product.name,
    description: seo.description || product.lead || product.name,
    url: urlOf(place, product.path),
    sku: seo.sku || product.id,
    ...(pictures.length > 0 ? { image: pictures.map((picture) => pictureUrl(place, picture)) } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand, ...brandLink(place, product) } } : {}),
    ...(product.category ? { category: product.category.name } : {}),
    ...(offer.machines === null ? {} : { offers: offerThing(place, product, offer.machines) }),
    ...(rating === null ? {} : { aggregateRating: aggregateRating(rating) }),
  }
}

/** Where the brand of a product has a page of its own, as that page says it. */
function brandLink(place: Place, { brand }: ProductPage) {
  return brand?.path ? { '@id': brandId(place, brand.path), url: urlOf(place, brand.path) } : {}
}

/** The price of a pack, or where the page tells only the lowest one, that. */
function offerThing(place: Place, { path, offer }: ProductPage, { price, count, state, validUntil }: MachineOffer) {
  const availability = state && AVAILABILITY[state]
  const shared = {
    url: urlOf(place, path),
    priceCurrency: 'SAR',
    ...(availability ? { availability: `https://schema.org/${availability}` } : {}),
    itemCondition: 'https://schema.org/NewCondition',
    seller: reference(organizationId(place)),
  }
  if (offer.visibility === 'from') return { '@type': 'AggregateOffer', lowPrice: price, offerCount: count, ...shared }
  return {
    '@type': 'Offer',
    price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'SAR',
      valueAddedTaxIncluded: false,
    },
    priceValidUntil: validUntil,
    ...shared,
  }
}

/** Whoever has to ask is told nothing else than that. */
const AVAILABILITY: Record<StockState, string | null> = { in_stock: 'InStock', on_order: 'BackOrder', ask: null }

/** One rating for the whole range, as the settings give it (docs/specification S19). */
function aggregateRating({ value, count }: StructuredRating) {
  return { '@type': 'AggregateRating', ratingValue: value, reviewCount: count, bestRating: 5, worstRating: 1 }
}
