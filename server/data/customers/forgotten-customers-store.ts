import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** The keys of all records of these customers, and of those that were merged into them, in the bin too. */
export async function recordsOfCustomers(db: Db, ids: string[]): Promise<string[]> {
  const merged = await inChunks(ids, (chunk) =>
    db.selectFrom('customer_merges').select('from_id').distinct().where('into_id', 'in', chunk).execute(),
  )
  const all = [...ids, ...merged.map(({ from_id }) => from_id)]
  const rows = await inChunks(all, (chunk) =>
    db.selectFrom('records').select('key').where('kind', '=', 'customer').where('id', 'in', chunk).execute(),
  )
  return rows.map(({ key }) => key)
}

/** Deletes their records with all versions; the log keeps what was done, and no name. */
export async function forgetRecords(db: Db, keys: string[]): Promise<void> {
  await inChunks(keys, async (chunk) => {
    await db.updateTable('audit_log').set({ name_ar: null, name_en: null }).where('record_key', 'in', chunk).execute()
    await db.deleteFrom('records').where('key', 'in', chunk).execute()
    return []
  })
}

export async function forgetCustomerRows(db: Db, ids: string[]): Promise<void> {
  await inChunks(ids, async (chunk) => {
    await db.updateTable('messages').set({ customer_id: null }).where('customer_id', 'in', chunk).execute()
    await db.deleteFrom('customer_merges').where('into_id', 'in', chunk).execute()
    await db.deleteFrom('desk_customers').where('id', 'in', chunk).execute()
    return []
  })
}
