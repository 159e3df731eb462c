import { UNCATEGORIZED } from './paths.ts'

/**
 * First segments of addresses that belong to the product itself. A category whose id were one of them
 * would hide a page, or its products would never be found at `/{category}/{product}`.
 */
const RESERVED = new Set(
  `about account addresses admin api ar assets blogs brands catalogue categories collection contact en faq feed fonts
  footer-test healthz icons images livez logos manifest metrics my-data policy privacy-policy products public readyz robots
  search sign-in sign-out sitemap social static terms-of-service ${UNCATEGORIZED} uploads well-known`.split(/\s+/),
)

export function isReservedSegment(id: string): boolean {
  return RESERVED.has(id)
}
