import { QUESTIONS } from '#domain/choice/finder-questions.ts'
import { LIMITS } from '#domain/calculator/inputs.ts'
import { unprefixedPath } from '#domain/text/locale.ts'

/** What lists are narrowed by beside what staff have added. */
export const FACETS: readonly string[] =
  'brand kind job base colour movement modulus standard pack size paintable tool place fire origin stock'.split(' ')

/** The query keys that pages read. A page that is asked for with any other key is made for that visit alone. */
const PAGE_QUERIES: readonly [pages: RegExp, keys: readonly string[]][] = [
  [/^\/blogs$/, ['page']],
  [/^\/products$/, ['view', 'page']],
  [/^\/equivalents$/, ['q']],
  [/^\/compare$/, ['p', 'add', 'diff']],
  [/^\/finder$/, [...QUESTIONS, 'show']],
  [/^\/search$/, ['q', 'category', 'page']],
  [/^\/documents$/, ['q', 'type', 'language', 'brand', 'page']],
  [/^\/submittal$/, ['p']],
  [/^\/documents\/request$/, ['product', 'type', 'language', 'standard', 'q']],
  [/^\/calculator$/, ['kind', 'product', 'seal', 'butter', 'sill', ...Object.keys(LIMITS)]],
]

/** Lists that attributes narrow: staff add keys of this form, and no more of them is known here. */
const NARROWED = /^\/(?:categories\/[^/]+|collection)$/
const FACET = /^[a-z][a-z0-9_]{1,39}$/

/** Marks of advertisements and mailings, which no page reads. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id)$/

export function isTrackingKey(key: string): boolean {
  return TRACKING.test(key)
}

/** Whether the page at a path (in any language) reads a query key. */
export function isQueryKeyOf(path: string, key: string): boolean {
  const page = unprefixedPath(path)
  if (NARROWED.test(page) && FACET.test(key)) return true
  return PAGE_QUERIES.some(([pages, keys]) => pages.test(page) && keys.includes(key))
}
