import { NO_COUNTS, type StateCounts } from '#domain/records/lists/list-state.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'
import { listedState } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import { countItemStates } from '#server/data/catalogue/item-list-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listUnusual } from '#server/data/records/records-store.ts'
import { namesOfRecords } from '#server/records/names.ts'

/** What staff's lists of all kinds show beside their records. */
type RecordListService = {
  /** How many records of a kind are not simply published. */
  counts(kind: RecordKindName): Promise<StateCounts>
  /** What these records are called, by id. */
  names(kind: RecordKindName, ids: string[]): Promise<Map<string, Localized>>
}

export function createRecordList({ db }: { db: Db }): RecordListService {
  return {
    counts: async (kind) => (kind === 'product' ? countItemStates(db) : countStates(db, kind)),
    names: (kind, ids) => namesOfRecords(db, kind, ids),
  }
}

/** Of other kinds there are few enough to look at each that is not simply published. */
async function countStates(db: Db, kind: RecordKindName): Promise<StateCounts> {
  const counts = { ...NO_COUNTS }
  for (const head of await listUnusual(db, kind)) {
    const state = listedState(head)
    if (state !== 'published') counts[state]++
  }
  return counts
}
