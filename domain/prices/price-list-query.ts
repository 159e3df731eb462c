import { readPage } from '#domain/catalogue/collection-query.ts'
import { readListSearch } from '#domain/search/list-search.ts'

/** What staff asked of the price list; it stands in the address. */
export type PriceListQuery = { search: string; unpriced: boolean; page: number }

export const PRICE_PAGE_SIZE = 50

export function readPriceListQuery(search: URLSearchParams): PriceListQuery {
  return { search: readListSearch(search), unpriced: search.get('price') === 'none', page: readPage(search) }
}

/** The query string without what is usual: '' or '?…'. */
export function priceListSearch({ search, unpriced, page }: PriceListQuery): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (unpriced) query.set('price', 'none')
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}
