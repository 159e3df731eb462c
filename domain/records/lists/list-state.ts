import type { Publication } from '#domain/records/publication.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { listedState, type RecordHead } from '#domain/records/record-state.ts'

/** What a list is narrowed to; what lies in the bin has a list of its own. */
export const LIST_STATES = ['published', 'draft', 'changed', 'scheduled'] as const satisfies ListedState[]

const IN_BIN = 'bin'

/** How many records are not simply published. */
export type StateCounts = Record<Exclude<ListedState, 'published'>, number>

export const NO_COUNTS: StateCounts = { draft: 0, changed: 0, scheduled: 0 }

/** Null for all of them; what cannot be read means what is usual. */
export function readListState(search: URLSearchParams): ListedState | null {
  return LIST_STATES.find((state) => state === search.get('state')) ?? null
}

/** The query of the bin for a list that asks for what of its kind lies there; null where it does not. */
export function askedBin(search: URLSearchParams, kind: RecordKindName) {
  return search.get('state') === IN_BIN ? { kind, search: readListSearch(search), page: 1 } : null
}

/** Of a record without a head, as one that nobody has saved since it was imported, the list alone knows. */
export function publicationOf(head: RecordHead | undefined, state: ListedState = 'published'): Publication {
  if (!head) return { state, publishAt: null, unpublishAt: null, notPublished: null }
  const { publishAt, unpublishAt, notPublished } = head
  return { state: listedState(head), publishAt, unpublishAt, notPublished }
}

export function isOnSite({ state }: Pick<Publication, 'state'>): boolean {
  return state === 'published' || state === 'changed'
}
