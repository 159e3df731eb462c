import { readPage } from '#domain/catalogue/collection-query.ts'
import { NOBODY } from '#domain/messages/inbox-query.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { startOfDay } from '#domain/text/riyadh-time.ts'
import { readQuotationSearch, type QuotationFilter } from './quotation-list.ts'
import { isQuotationState, type QuotationState } from './quotation.ts'

/** What staff asked of the list of quotations; it stands in the address. */
export type QuotationsQuery = {
  state: QuotationState | null
  /** Somebody's id, or `NOBODY`. */
  owner: string | null
  /** Days in Riyadh, both included. */
  from: string | null
  to: string | null
  text: string
  page: number
}

export const QUOTATIONS_PAGE_SIZE = 30

/** Reads a query string and never refuses one: what cannot be read narrows nothing. */
export function readQuotationsQuery(search: URLSearchParams): QuotationsQuery {
  const state = search.get('state')
  return {
    state: isQuotationState(state) ? state : null,
    owner: cleanLine(search.get('owner') ?? '') || null,
    from: readFieldDay(search.get('from') ?? ''),
    to: readFieldDay(search.get('to') ?? ''),
    text: readListSearch(search),
    page: readPage(search),
  }
}

/** How many of the choices behind "filter" narrow the list. */
export function narrowingQuotations({ state, owner, from, to }: QuotationsQuery): number {
  return [state, owner, from, to].filter((choice) => choice !== null).length
}

export function toQuotationFilter({ state, owner, from, to, text }: QuotationsQuery): QuotationFilter {
  const search = readQuotationSearch(text)
  return {
    ...(state && { state }),
    ...(owner && { ownerId: owner === NOBODY ? null : owner }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { before: startOfDay(to, 1) }),
    ...(search && { search }),
  }
}
