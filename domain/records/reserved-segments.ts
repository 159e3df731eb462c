import { LOCALES } from '#domain/text/locale.ts'
import { UNCATEGORIZED } from '#domain/site/paths.ts'

/** First segments of addresses below which files lie. */
export const FILE_FOLDERS = ['assets', 'fonts', 'icons', 'images', 'logos']

/** First segments below which staff, programs and files are at home: an address there is never a page for visitors. */
export const WITHOUT_PAGES = ['admin', 'api', ...FILE_FOLDERS]

/** First segments of pages, and words that are kept for pages and programs to come. */
const PAGES =
  `about account addresses blogs brands calculator catalogue categories collection compare contact d documents equivalents faq finder feed footer-test healthz livez
  manifest metrics my-data p policy preview privacy-policy products public quote readyz
  robots search sign-in sign-out sitemap social static submittal
  terms-of-service uploads well-known`.split(/\s+/)

/**
 * First segments of addresses that belong to the product itself. A category whose id were one of them
 * would hide a page, or its products would never be found at `/{category}/{product}`.
 */
const RESERVED: ReadonlySet<string> = new Set([...WITHOUT_PAGES, ...LOCALES, UNCATEGORIZED, ...PAGES])

export function isReservedSegment(id: string): boolean {
  return RESERVED.has(id)
}
