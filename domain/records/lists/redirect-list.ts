import { readPage } from '#domain/catalogue/collection-query.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import type { RedirectOrigin } from '#domain/records/redirect.ts'

/** What staff asked of the list of redirects. It lives in the address, so that the list keeps its place. */
export type RedirectListQuery = {
  search: string
  /** Null for all of them. */
  origin: RedirectOrigin | null
  /** Counted from 1. */
  page: number
}

export const REDIRECT_PAGE_SIZE = 50

/** Reads a query string and never refuses one: what cannot be read means what is usual. */
export function readRedirectListQuery(search: URLSearchParams): RedirectListQuery {
  const origin = search.get('origin')
  return {
    search: readListSearch(search),
    origin: origin === 'kept' || origin === 'staff' ? origin : null,
    page: readPage(search),
  }
}

/** The query string of a list, without what is usual: '' or '?…'. */
export function redirectListSearch({ search, origin, page }: RedirectListQuery): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (origin !== null) query.set('origin', origin)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}
