import { SITE_PATH } from '#domain/accounts/staff-paths.ts'
import { readListState } from '#domain/records/lists/list-state.ts'
import type { ListedState } from '#domain/records/record-state.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import { CONTENT_LISTS, type ListKind } from './content-kinds.ts'

export type ContentQuery = { search: string; state: ListedState | null }

export function readContentQuery(parameters: URLSearchParams): ContentQuery {
  return { search: readListSearch(parameters), state: readListState(parameters) }
}

export function contentListPath(kind: ListKind, { search = '', state = null }: Partial<ContentQuery> = {}): string {
  const values = Object.entries({ q: search, state: state ?? '' }).filter(([, value]) => value !== '')
  const query = new URLSearchParams(values).toString()
  return `${SITE_PATH}/${CONTENT_LISTS[kind].list}${query && `?${query}`}`
}
