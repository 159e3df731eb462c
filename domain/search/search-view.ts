import { cleanLine } from '../text/clean-text.ts'
import { readPage } from '../catalogue/collection-query.ts'
import type { Locale, Localized } from '../text/locale.ts'
import { categoryPath } from '../site/paths.ts'
import { toPostCard, type PostCard } from '../posts/post-view.ts'
import { toProductCard, type ProductCard } from '../products/product-view.ts'
import type { Marks } from './marks.ts'
import type { SearchFound } from './search-found.ts'
import type { SearchQuery } from './search-address.ts'

/** Longer ones name no product. */
const MAX_QUERY_LENGTH = 200

export function readSearchQuery(search: URLSearchParams): SearchQuery {
  return {
    text: readSearchText(search.get('q')),
    category: search.get('category') || null,
    page: readPage(search),
  }
}

/** What was typed into a search box, as it is searched. */
export function readSearchText(typed: string | null): string {
  return cleanLine(cleanLine(typed ?? '').slice(0, MAX_QUERY_LENGTH))
}

/** A page that answers by its own name. */
export type NamedPage = { id: string; path: string; name: string }

/** Results as the page shows them: products of one category or all, and beside them what else answers. */
export type SearchResults = {
  total: number
  /** All products that were found, whatever the category. */
  found: number
  page: number
  pages: number
  products: ProductCard[]
  /** How many products each category holds. */
  categories: { id: string; name: string; count: number }[]
  pagesFound: NamedPage[]
  posts: PostCard[]
  corrected: boolean
  marks: Marks
}

/** `brandName` tells what a brand is called, by its slug. */
export function toSearchResults(found: SearchFound, locale: Locale, brandName: BrandName): SearchResults {
  return {
    total: found.ofCategory,
    found: found.total,
    page: found.page,
    pages: found.pages,
    products: found.products.map((one) => toProductCard(one, locale)),
    categories: found.byCategory.map(({ id, name, count }) => ({ id, name: name[locale], count })),
    pagesFound: toNamedPages(found, locale, brandName),
    posts: found.posts.map((post) => toPostCard(post, locale)),
    corrected: found.corrected,
    marks: found.marks,
  }
}

export type BrandName = (slug: string) => Localized

/** Categories and brands that answer by their names. */
export function toNamedPages(
  { categories, brands }: Pick<SearchFound, 'categories' | 'brands'>,
  locale: Locale,
  brandName: BrandName,
): NamedPage[] {
  return [
    ...categories.map(({ id, name }) => ({ id, path: categoryPath(id), name: name[locale] })),
    ...brands.map((slug) => ({ id: slug, path: `/brands?brand=${slug}`, name: brandName(slug)[locale] })),
  ]
}
