import { UNCATEGORIZED } from './paths.ts'

/**
 * First segments of addresses that belong to the product itself. A category whose id were one of them
 * would hide a page, or its products would never be found at `/{category}/{product}`.
 */
const RESERVED = new Set([
  ...['about', 'account', 'addresses', 'blogs', 'brands', 'catalogue', 'categories', 'collection', 'contact', 'faq'],
  ...['footer-test', 'my-data', 'policy', 'privacy-policy', 'products', 'search', 'sign-in', 'sign-out'],
  ...['terms-of-service', UNCATEGORIZED],
  ...['admin', 'api', 'ar', 'assets', 'en', 'feed', 'fonts', 'healthz', 'icons', 'images', 'livez', 'manifest'],
  ...['metrics', 'public', 'readyz', 'robots', 'sitemap', 'static', 'uploads', 'well-known'],
])

export function isReservedSegment(id: string): boolean {
  return RESERVED.has(id)
}
