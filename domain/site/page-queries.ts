import { LIMITS } from '#domain/calculator/inputs.ts'
import { unprefixedPath } from '#domain/text/locale.ts'

/** The query keys that pages read. A page that is asked for with any other key is made for that visit alone. */
const PAGE_QUERIES: readonly [pages: RegExp, keys: readonly string[]][] = [
  [/^\/(?:blogs|categories\/[^/]+)$/, ['page']],
  [/^\/products$/, ['view', 'page']],
  [/^\/collection$/, ['category', 'brand', 'sort', 'page']],
  [/^\/search$/, ['q', 'category', 'page']],
  [/^\/calculator$/, ['kind', 'product', 'seal', 'butter', 'sill', ...Object.keys(LIMITS)]],
]

/** Marks of advertisements and mailings, which no page reads. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id)$/

export function isTrackingKey(key: string): boolean {
  return TRACKING.test(key)
}

/** Whether the page at a path (in any language) reads a query key. */
export function isQueryKeyOf(path: string, key: string): boolean {
  const page = unprefixedPath(path)
  return PAGE_QUERIES.some(([pages, keys]) => pages.test(page) && keys.includes(key))
}
