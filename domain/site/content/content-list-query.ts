import { readListState } from '#domain/records/lists/list-state.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { readListSearch } from '#domain/search/list-search.ts'

export type ContentQuery = { search: string; state: ListedState | null }

export function readContentQuery(parameters: URLSearchParams): ContentQuery {
  return { search: readListSearch(parameters), state: readListState(parameters) }
}
