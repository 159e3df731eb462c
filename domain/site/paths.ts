import { localizedPath, type Locale } from '#domain/text/locale.ts'

/** First segment of the addresses of products whose category is gone. */
export const UNCATEGORIZED = 'uncategorized'

/** Addresses without their language; `SiteLink` and `localizedPath` add it. */
export function categoryPath(categoryId: string): string {
  return `/categories/${encodeURIComponent(categoryId)}`
}

export function productPath(product: { id: string; category: { id: string } | null }): string {
  return `/${encodeURIComponent(product.category?.id ?? UNCATEGORIZED)}/${encodeURIComponent(product.id)}`
}

export function brandPath(slug: string): string {
  return `/brands/${encodeURIComponent(slug)}`
}

export function documentPath(id: string): string {
  return `/documents/${encodeURIComponent(id)}`
}

export function postPath(slug: string): string {
  return `/blogs/${encodeURIComponent(slug)}`
}

/** Leads to the page of a product by any of its codes, in the language of whoever opens it. */
export function shortPath(code: string): string {
  return `/p/${encodeURIComponent(code)}`
}

/** Breadcrumbs and not-found buttons name Arabic by its alias: `/ar/categories` (docs/specification 2.1). */
export function aliasPath(locale: Locale, path: string): string {
  if (locale === 'en') return localizedPath(locale, path)
  return path === '/' ? '/ar' : `/ar${path}`
}

/**
 * The path without what mails and chats add to the end of a link: `/pu-foam/805)` and `/about.` were meant to be without.
 */
export function withoutTrailingSigns(pathname: string): string {
  const path = pathname.replace(TRAILING_SIGNS, '')
  if (path === '') return '/'
  // Signs alone are an id that nobody has.
  return /^\/[^/]/.test(pathname.slice(path.length)) ? pathname : path
}

/** Signs of punctuation and blanks, as they stand in a path: also Arabic and curly ones, …, », and marks of direction that nobody sees. */
const TRAILING_SIGNS =
  /(?:[).,;:!'"*>\]}]|%2[0279C]|%3[CEF]|%5D|%60|%7D|%D8%(?:8C|9B|9F)|%C2%(?:A0|AB|BB)|%E2%80%(?:8[B-F]|9[89A-F]|A6)|\/)+$/i

/**
 * The path with its fixed words as the pattern of its page writes them: `/EN/About` on `en?/about` is `/en/about`.
 * Ids, and whatever a wildcard stands for, stay as they are.
 */
export function asRouted(pathname: string, pattern: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const routed = pattern
    .split('/')
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (part === '*') return segments.splice(0)
      if (!part.endsWith('?')) return part.startsWith(':') ? segments.splice(0, 1) : fixed(part, segments)
      const word = part.slice(0, -1)
      return isWord(segments[0], word) ? fixed(word, segments) : []
    })
  const path = `/${routed.join('/')}`
  // `/en/x` fits `en?/en/*` too, the optional word left out: where words would go missing nothing was typed wrongly.
  return withoutCase(path) === withoutCase(pathname) ? path : pathname
}

function withoutCase(path: string): string {
  return decodeURIComponent(path).toLowerCase().replace(/\/$/, '')
}

function fixed(word: string, segments: string[]): string {
  segments.shift()
  return word
}

function isWord(segment: string | undefined, word: string): boolean {
  return segment !== undefined && decodeURIComponent(segment).toLowerCase() === word
}
