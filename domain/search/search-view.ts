import { cleanLine } from '#domain/text/clean-text.ts'
import { readPage } from '#domain/catalogue/collection-query.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { brandPath, categoryPath } from '#domain/site/paths.ts'
import { toPostCard, type PostCard } from '#domain/posts/post-view.ts'
import { toProductCard, type ProductCard } from '#domain/products/product-view.ts'
import type { Marks } from './marks.ts'
import type { SearchFound, SearchMode } from './search-found.ts'
import type { SearchQuery } from './search-address.ts'

/** Longer ones name no product. */
const MAX_QUERY_LENGTH = 200

export function readSearchQuery(search: URLSearchParams): SearchQuery {
  return { text: readSearchText(search.get('q')), category: search.get('category') || null, page: readPage(search) }
}

export function readSearchText(typed: string | null): string {
  return cleanLine(cleanLine(typed ?? '').slice(0, MAX_QUERY_LENGTH))
}

export type NamedPage = { path: string; name: string; accent?: number }

export type ClosestCard = ProductCard & { matches: string[] }

/** Results as the page shows them: products of one category or all, and beside them what else answers. */
export type SearchResults = {
  total: number
  /** All products that were found, whatever the category. */
  found: number
  page: number
  pages: number
  products: ProductCard[]
  /** How many products each category holds. */
  categories: { id: string; name: string; accent: number; count: number }[]
  pagesFound: NamedPage[]
  posts: PostCard[]
  /** The first of the products that answer by what is known of them, and what of it does. */
  closest: ClosestCard[]
  closestTotal: number
  mode: SearchMode
  without: string[]
  corrected: boolean
  marks: Marks
}

export function toSearchResults(found: SearchFound, locale: Locale, names: PageNames): SearchResults {
  return {
    total: found.ofCategory,
    found: found.total,
    page: found.page,
    pages: found.pages,
    products: found.products.map((one) => toProductCard(one, locale)),
    categories: found.byCategory.map((category) => ({ ...category, name: category.name[locale] })),
    pagesFound: toNamedPages(found, locale, names),
    posts: found.posts.map((post) => toPostCard(post, locale)),
    closest: found.closest.products.map(({ product, matches }) => ({
      ...toProductCard(product, locale),
      matches: [...new Set(matches.map((match) => match[locale]))],
    })),
    closestTotal: found.closest.total,
    mode: found.mode,
    without: found.without,
    corrected: found.corrected,
    marks: found.marks,
  }
}

export type PageNames = { page: (path: string) => Localized }

export function toNamedPages(
  { categories, brands, sitePages }: Pick<SearchFound, 'categories' | 'brands' | 'sitePages'>,
  locale: Locale,
  names: PageNames,
): NamedPage[] {
  return [
    ...categories.map(({ id, name, accent }) => ({ path: categoryPath(id), name: name[locale], accent })),
    ...brands.map(({ slug, name }) => ({ path: brandPath(slug), name: name[locale] })),
    ...sitePages.map((path) => ({ path, name: names.page(path)[locale] })),
  ]
}
