import { cleanLine } from './clean-text.ts'
import { LONG_PAGE_SIZE, pageCount, readPage } from './collection-query.ts'
import type { Locale } from './locale.ts'
import { toProductCard, type ProductCard } from './product-view.ts'
import type { ProductSummary } from './product.ts'

/** What the address of the results asks for. `text` is as typed, without blanks round it and marks that nobody sees. */
export type SearchQuery = { text: string; category: string | null; page: number }

/** Longer ones name no product. */
const MAX_QUERY_LENGTH = 200

export function readSearchQuery(search: URLSearchParams): SearchQuery {
  return {
    text: cleanLine(search.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    category: search.get('category') || null,
    page: readPage(search),
  }
}

/** The query string of a page of results. */
export function searchSearch({ text, category, page }: SearchQuery): string {
  const search = new URLSearchParams({ q: text })
  if (category !== null) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}

/** Results as the page shows them: one category or all, with the number that each category holds. */
export type SearchResults = {
  total: number
  /** All that was found, whatever the category. */
  found: number
  page: number
  pages: number
  products: ProductCard[]
  categories: { id: string; name: string; count: number }[]
}

export function toSearchResults(found: ProductSummary[], query: SearchQuery, locale: Locale): SearchResults {
  const shown = query.category === null ? found : found.filter(({ category }) => category?.id === query.category)
  const pages = pageCount(shown.length, LONG_PAGE_SIZE)
  const page = Math.min(query.page, pages)
  return {
    total: shown.length,
    found: found.length,
    page,
    pages,
    products: shown.slice((page - 1) * LONG_PAGE_SIZE, page * LONG_PAGE_SIZE).map((one) => toProductCard(one, locale)),
    categories: countCategories(found, locale),
  }
}

/** In the order of the best result of each. */
function countCategories(found: ProductSummary[], locale: Locale): SearchResults['categories'] {
  const groups = Map.groupBy(
    found.filter(({ category }) => category !== null),
    ({ category }) => category?.id ?? '',
  )
  return [...groups].map(([id, products]) => ({
    id,
    name: products[0]?.category?.name[locale] ?? '',
    count: products.length,
  }))
}
