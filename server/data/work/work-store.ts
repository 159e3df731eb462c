import { randomUUID } from 'node:crypto'
import type { Db } from '#server/data/engine/database.ts'
import { skippingLocked } from '#server/data/engine/dialect.ts'

/** What waits to be done, and by whom it is being done. What it is about stands in a table of its own, by the same id. */
export type WorkTable = { kind: string; id: string; run_at: string; lease: string | null; leased_until: string | null }

export type WorkKind = 'import' | 'job' | 'long-act' | 'print' | 'submittal' | 'webhook'
export type Work = { kind: WorkKind; id: string }

export type LeasedWork = Work & { lease: string }

const FREE = { lease: null, leased_until: null }

/** Has work done from a time on. Whoever is at it already has lost it; with `isKept` it stays as it is. */
export async function addWork(db: Db, { kind, id }: Work, runAt: string, { keepsPlan = false } = {}): Promise<void> {
  await db
    .insertInto('work')
    .values({ kind, id, run_at: runAt, ...FREE })
    .onConflict((conflict) => {
      const there = conflict.columns(['kind', 'id'])
      return keepsPlan ? there.doNothing() : there.doUpdateSet({ run_at: runAt, ...FREE })
    })
    .execute()
}

/** Brings work forward; whoever is at it goes on. */
export async function hastenWork(db: Db, { kind, id }: Work, now: string): Promise<void> {
  const waiting = db.updateTable('work').set({ run_at: now }).where('kind', '=', kind).where('id', '=', id)
  await waiting.where('run_at', '>', now).execute()
}

export async function removeWork(db: Db, { kind, id }: Work): Promise<void> {
  await db.deleteFrom('work').where('kind', '=', kind).where('id', '=', id).execute()
}

export type Taking = { now: string; until: string; ids?: readonly string[] | undefined }

/** Takes what is due first and no server is at; the lease of a server that dies ends by itself. */
export async function takeWork(db: Db, kind: WorkKind, { now, until, ids }: Taking): Promise<LeasedWork | null> {
  const due = db
    .selectFrom('work')
    .select('id')
    .where('kind', '=', kind)
    .where('run_at', '<=', now)
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .$if(ids !== undefined, (some) => some.where('id', 'in', ids!))
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
  const lease = randomUUID()
  const row = await db
    .with('due', () => skippingLocked(db, due))
    .updateTable('work')
    .set({ lease, leased_until: until })
    .where('kind', '=', kind)
    .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('id'))
    .returning('id')
    .executeTakeFirst()
  return row ? { kind, id: row.id, lease } : null
}

/** Whether there is work that is due and that no server is at. */
export async function isWorkDue(db: Db, kind: WorkKind, now: string): Promise<boolean> {
  const due = db.selectFrom('work').select('id').where('kind', '=', kind).where('run_at', '<=', now)
  const free = due.where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
  return (await free.limit(1).executeTakeFirst()) !== undefined
}

/** How much work of a kind waits or is under way. */
export async function countWork(db: Db, kind: WorkKind): Promise<number> {
  const all = db
    .selectFrom('work')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('kind', '=', kind)
  return Number((await all.executeTakeFirstOrThrow()).count)
}

/** False where the work was ended, or somebody else is at it. */
export async function keepLease(db: Db, work: LeasedWork, until: string): Promise<boolean> {
  const { numUpdatedRows } = await held(db, work).set({ leased_until: until }).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Leaves work to whoever comes next, at once. */
export async function giveBackWork(db: Db, work: LeasedWork): Promise<void> {
  await held(db, work).set(FREE).execute()
}

/** Ends work, or has it done again at a time; false where somebody else is at it. */
export async function endWork(db: Db, work: LeasedWork, nextAt: string | null): Promise<boolean> {
  if (nextAt !== null) {
    const { numUpdatedRows } = await held(db, work)
      .set({ run_at: nextAt, ...FREE })
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  const ended = db.deleteFrom('work').where('kind', '=', work.kind).where('id', '=', work.id)
  const { numDeletedRows } = await ended.where('lease', '=', work.lease).executeTakeFirst()
  return numDeletedRows > 0n
}

function held(db: Db, { kind, id, lease }: LeasedWork) {
  return db.updateTable('work').where('kind', '=', kind).where('id', '=', id).where('lease', '=', lease)
}

/** For the only server of a database: one that was killed could give nothing back. */
export async function freeWork(db: Db, kind: WorkKind): Promise<void> {
  await db.updateTable('work').set(FREE).where('kind', '=', kind).execute()
}
