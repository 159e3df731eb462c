import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { AskedState } from '#domain/records/record-standing.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { countRecords, findRecords, listRecordIds } from '#server/data/records/records-store.ts'
import { changedBy, findPresent } from './present.ts'
import type { Edited, RecordType, Slugged } from './type.ts'

/** A record with what is known of it beside its content. */
export type StaffRecord<Entity> = { record: Entity; head: RecordHead }

/** What programs of staff read of one kind: also what is not on the site. */
export type StaffReads<Entity> = {
  /** How records stand, by id. */
  heads(ids: string[]): Promise<Map<string, RecordHead>>
  /** The newest content of a record, whether it is on the site or not. */
  newest(id: string): Promise<StaffRecord<Entity> | null>
  /** What is on the site of a record; of one that is not there, its draft. */
  standing(id: string): Promise<StaffRecord<Entity> | null>
  count(state: AskedState): Promise<number>
  /** The latest made first: what has unpublished changes with these, all else as it is on the site if it is there. */
  portions(state: AskedState, page?: Page): AsyncGenerator<StaffRecord<Entity>[]>
}

const AT_ONCE = 20

export function createStaffReads<Entity extends Edited, Input extends Slugged>(
  db: Db,
  type: RecordType<Entity, Input>,
): StaffReads<Entity> {
  const filterOf = (state: AskedState) => ({ kind: type.kind, ...(state !== 'all' && { state }) })
  return {
    async heads(ids) {
      const known = await findRecords(db, type.kind, ids)
      // What came past the services has no row yet.
      for (const id of ids) {
        const present = known.has(id) ? null : await findPresent(db, type, id)
        if (present) known.set(id, present.head)
      }
      return known
    },
    async newest(id) {
      const present = await findPresent(db, type, id)
      return present && { record: present.newest, head: present.head }
    },
    async standing(id) {
      const present = await findPresent(db, type, id)
      return present && { record: changedBy(present, 'site'), head: present.head }
    },
    count: (state) => countRecords(db, filterOf(state)),
    async *portions(state, page = {}) {
      const ids = await listRecordIds(db, { ...filterOf(state), ...page })
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const some: StaffRecord<Entity>[] = []
        for (const id of ids.slice(at, at + AT_ONCE)) {
          const present = await findPresent(db, type, id)
          if (!present) continue
          const { head, newest } = present
          some.push({ head, record: state === 'changed' ? newest : changedBy(present, 'site') })
        }
        yield some
        await yieldToEventLoop()
      }
    },
  }
}
