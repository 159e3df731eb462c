import { readPage } from '#domain/catalogue/collection-query.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import { RECORD_KIND_NAMES, recordKind, type RecordKindName } from '#domain/kinds.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What staff asked of the bin. It lives in the address, so that the list keeps its place. */
export type BinQuery = {
  search: string
  /** Null for all of them. */
  kind: RecordKindName | null
  /** Counted from 1. */
  page: number
}

export const BIN_PAGE_SIZE = 50

export const BINNED_KINDS = RECORD_KIND_NAMES.filter((name) => recordKind(name).hasBin)

/** Reads a query string and never refuses one: what cannot be read means what is usual. */
export function readBinQuery(search: URLSearchParams): BinQuery {
  const kind = BINNED_KINDS.find((name) => name === search.get('kind')) ?? null
  return { search: readListSearch(search), kind, page: readPage(search) }
}

/** The query string of the bin, without what is usual: '' or '?…'. */
export function binSearch({ search, kind, page }: BinQuery): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('q', search)
  if (kind !== null) query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

export type Referrers = {
  /** Articles whose texts link to it, and what of the site's content does. */
  records: Referrer[]
  /** How many addresses lead to it besides its own. */
  redirects: number
}

export type Referrer = { kind: RecordKindName; id: string; name: Localized }
