import { readPage } from '#domain/catalogue/collection-query.ts'
import { readCustomerFilters, type CustomerFilters } from '#domain/customers/customer-filter.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import type { RedirectOrigin } from '#domain/records/redirect.ts'

/** The kinds without drafts that have a list of their own. */
export const LIVE_LISTS = ['seo', 'redirect', 'alias', 'customer', 'webhook', 'attribute'] as const
export type LiveListKind = (typeof LIVE_LISTS)[number]

/** What staff asked of such a list. It lives in the address, so that the list keeps its place. */
export type LiveListQuery = {
  search: string
  /** Of redirects; null for all of them. */
  origin: RedirectOrigin | null
  /** Of customers. */
  filters?: CustomerFilters
  /** Counted from 1. */
  page: number
}

export const LIVE_PAGE_SIZE = 50

/** Reads a query string and never refuses one: what cannot be read means what is usual. */
export function readLiveListQuery(kind: LiveListKind, search: URLSearchParams): LiveListQuery {
  const origin = kind === 'redirect' ? search.get('origin') : null
  return {
    ...(kind === 'customer' && { filters: readCustomerFilters(search) }),
    search: readListSearch(search),
    origin: origin === 'kept' || origin === 'staff' ? origin : null,
    page: readPage(search),
  }
}

/** The query string of a list, without what is usual: '' or '?…'. */
export function liveListSearch({ search, origin, filters, page }: LiveListQuery): string {
  const query = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(origin !== null && { origin }),
    ...filters,
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query && `?${query}`
}
