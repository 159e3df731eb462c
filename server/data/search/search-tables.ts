import type { Generated } from 'kysely'

export type SearchTables = {
  search_changes: SearchChangesTable
  search_synonyms: SearchSynonymsTable
  missed_searches: MissedSearchesTable
}

/** The last change of everything that can be found. A record that is deleted keeps its row. */
type SearchChangesTable = {
  kind: string
  id: string
  /** Greater than that of every change that was committed before. */
  seq: number
}

type SearchSynonymsTable = {
  id: string
  /** Words that mean the same, as JSON. */
  words: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

type MissedSearchesTable = {
  /** Folded, so that each spelling counts as the same. */
  query: string
  times: number
  last_at: string
  /** 1 where products that come close were shown. */
  closest: number
}
