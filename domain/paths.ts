import { localizedPath, type Locale } from './locale.ts'

/** First segment of the addresses of products whose category is gone. */
export const UNCATEGORIZED = 'uncategorized'

/** Addresses without their language; `SiteLink` and `localizedPath` add it. */
export function categoryPath(categoryId: string): string {
  return `/categories/${encodeURIComponent(categoryId)}`
}

export function productPath(product: { id: string; category: { id: string } | null }): string {
  return `/${encodeURIComponent(product.category?.id ?? UNCATEGORIZED)}/${encodeURIComponent(product.id)}`
}

export function postPath(slug: string): string {
  return `/blogs/${encodeURIComponent(slug)}`
}

/** Breadcrumbs and not-found buttons name Arabic by its alias: `/ar/categories` (specification, section 2.1). */
export function aliasPath(locale: Locale, path: string): string {
  if (locale === 'en') return localizedPath(locale, path)
  return path === '/' ? '/ar' : `/ar${path}`
}
