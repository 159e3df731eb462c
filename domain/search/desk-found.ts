import type { RecordKindName } from '#domain/records/record-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'

type DeskKind = 'request' | 'quote' | RecordKindName

/** One thing of the staff area that answers a search. */
export type DeskFound = {
  kind: DeskKind
  id: string
  title: Localized
  /** What tells it from others of that title. */
  detail: Localized
  /** Where it stands in the staff area. */
  path: string
}

/** So many of each kind are offered. */
export const MOST_OF_KIND = 5
export const LONGEST_DESK_SEARCH = 200
