import { inChunks, toCount } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'

/** What changes in the index of the search: a record by its id, the synonyms as a whole, or what the site is called. */
export type SearchChange = { kind: ChangedKind; id: string }
export type ChangedKind = RecordKind | 'synonyms' | 'site'
export type RecordKind = 'product' | 'category' | 'brand' | 'post'

/**
 * Notes that records were written or deleted, in the transaction that does so. Whoever notes waits for those who
 * noted before and are not committed yet; so a number is seen only after all smaller ones.
 */
export async function noteChanges(db: Db, kind: ChangedKind, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(db, async (tx) => {
    await takeLock(tx, 'search changes')
    const seq = (await latestChange(tx)) + 1
    await inChunks(ids, async (chunk) => {
      await tx
        .insertInto('search_changes')
        .values(chunk.map((id) => ({ kind, id, seq })))
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ seq }))
        .execute()
      return []
    })
  })
}

/** The number of the last change, 0 before the first. */
export async function latestChange(db: Db): Promise<number> {
  const { seq } = await db
    .selectFrom('search_changes')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow()
  return toCount(seq ?? 0)
}

export async function changesSince(db: Db, seq: number): Promise<SearchChange[]> {
  const rows = await db.selectFrom('search_changes').select(['kind', 'id']).where('seq', '>', seq).execute()
  return rows.map(({ kind, id }) => ({ kind: kind as ChangedKind, id }))
}

type Steps<Table> = {
  build: (db: Db) => Promise<Table>
  /** The table with what has changed since; after too much another one. */
  update: (db: Db, table: Table) => Promise<Table>
}

/**
 * Holds in memory what is made of records: built at the first call, and brought up to date at each later one by what the
 * database says has changed since. The answer holds everything that was committed before the call, by any process; use
 * it at once, as the next call may change it.
 */
export function createUpdatedTable<Table extends { seq: number }>(db: Db, steps: Steps<Table>): () => Promise<Table> {
  let cached: Table | null = null
  let running: Promise<unknown> = Promise.resolve()

  /** One after the other: each finds the work of those before it done. */
  async function bringUp(): Promise<Table> {
    cached = cached ? await steps.update(db, cached) : await steps.build(db)
    return cached
  }

  return async () => {
    if (cached && (await latestChange(db)) === cached.seq) return cached
    const result = running.then(bringUp)
    running = result.catch(() => {})
    return result
  }
}
