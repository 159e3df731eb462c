import type { ProductPage } from '../../../domain/products/product-view.ts'
import type { StructuredRating } from '../../../domain/site/settings.ts'
import { organizationId } from './organization.ts'
import { pictureUrl, reference, thingId, urlOf, type Place, type Thing } from './thing.ts'

/**
 * A product as search engines read it, or null where it has neither a price nor a rating: they take that for an error.
 * Only products with a price have an offer (docs/specification S32).
 */
export function productThing(place: Place, product: ProductPage, rating: StructuredRating | null): Thing | null {
  const { seo } = product
  if (seo.price === null && rating === null) return null
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
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(product.category ? { category: product.category.name } : {}),
    ...(seo.price === null ? {} : { offers: offer(place, product, seo.price) }),
    ...(rating === null ? {} : { aggregateRating: aggregateRating(rating) }),
  }
}

function offer(place: Place, { path, seo }: ProductPage, price: number) {
  return {
    '@type': 'Offer',
    url: urlOf(place, path),
    price: price.toFixed(2),
    priceCurrency: 'SAR',
    priceValidUntil: seo.priceValidUntil,
    availability: `https://schema.org/${seo.availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: reference(organizationId(place)),
  }
}

/** One rating for the whole range, as the settings give it (docs/specification S19). */
function aggregateRating({ value, count }: StructuredRating) {
  return { '@type': 'AggregateRating', ratingValue: value, reviewCount: count, bestRating: 5, worstRating: 1 }
}
