import type { LongAct } from '#domain/records/lists/long-act.ts'
import { inChunks, fromFlag, fromJson, toFlag, toJson } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { addWork } from '#server/data/work/work-store.ts'

type NewLongAct = Pick<LongAct, 'id' | 'task' | 'by' | 'path' | 'begunAt' | 'total' | 'left'>

/** Keeps an act that is to be done; false where one with its id is under way. */
export async function insertLongAct(tx: Tx, act: NewLongAct, records: readonly string[]): Promise<boolean> {
  const { id, task, by, path, begunAt, total, left } = act
  await tx.deleteFrom('long_acts').where('id', '=', id).where('finished_at', 'is not', null).execute()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('long_acts')
    .values({ id, task: toJson(task), actor: toJson(by), path, begun_at: begunAt, total, left_out: toJson(left) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  await addWork(tx, { kind: 'long-act', id }, begunAt)
  const rows = records.map((record, place) => ({ act_id: id, place, record_id: record }))
  await inChunks(rows, async (some) => {
    await tx.insertInto('long_act_records').values(some).execute()
    return []
  })
  return true
}

export async function findLongAct(db: Db, id: string): Promise<LongAct | null> {
  const row = await db.selectFrom('long_acts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const ended = fromFlag(row.failed) ? 'failed' : 'done'
  return {
    id,
    task: fromJson(row.task),
    by: fromJson(row.actor),
    path: row.path,
    begunAt: row.begun_at,
    total: row.total,
    done: row.done,
    left: fromJson(row.left_out),
    state: row.finished_at === null ? 'under-way' : ended,
  }
}

export async function recordsOfLongAct(db: Db, id: string, from: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('long_act_records')
    .select('record_id')
    .where('act_id', '=', id)
    .where('place', '>=', from)
    .orderBy('place')
    .limit(most)
    .execute()
  return rows.map(({ record_id }) => record_id)
}

/** Notes how far an act has come that was so far; false where it was ended, or somebody else has gone on with it. */
export async function advanceLongAct(
  db: Db,
  { id, done: before }: Pick<LongAct, 'id' | 'done'>,
  { done, left }: Pick<LongAct, 'done' | 'left'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('long_acts')
    .set({ done, left_out: toJson(left) })
    .where('id', '=', id)
    .where('done', '=', before)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where it has ended before, or there is none. */
export async function finishLongAct(db: Db, id: string, at: string, { failed = false } = {}): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('long_acts')
    .set({ finished_at: at, failed: toFlag(failed) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets what ended before then; the log tells of it longer. */
export async function deleteEndedLongActs(db: Db, before: string): Promise<void> {
  await db.deleteFrom('long_acts').where('finished_at', '<', before).execute()
}
