import type { SelectQueryBuilder } from 'kysely'
import { toCount, inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Database } from '#server/data/engine/schema.ts'

type Messages = SelectQueryBuilder<Database, 'messages', { id: string }>

/**
 * Deletes the quotations of messages that are about to be deleted, in the same transaction. An accepted one stays, as a
 * commercial record, and belongs to no request then. Files go once they belong to nothing.
 */
export async function deleteQuotationsOf(db: Db, messages: Messages): Promise<void> {
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('message_id', 'in', messages)
    .where('id', 'not in', accepted(db))
    .execute()
  await deleteQuotations(
    db,
    rows.map(({ id }) => id),
  )
}

/** Deletes accepted quotations without a request that were accepted before an instant; answers how many. */
export async function deleteQuotationsAcceptedBefore(db: Db, instant: string): Promise<number> {
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('message_id', 'is', null)
    .where('id', 'in', accepted(db).where('ended_at', '<', instant))
    .execute()
  return deleteQuotations(
    db,
    rows.map(({ id }) => id),
  )
}

function accepted(db: Db) {
  return db.selectFrom('quote_revisions').select('quote_id').where('state', '=', 'accepted')
}

async function deleteQuotations(db: Db, ids: string[]): Promise<number> {
  const deleted = await inChunks(ids, async (chunk) => {
    await db.updateTable('private_files').set({ quote_id: null }).where('quote_id', 'in', chunk).execute()
    return db.deleteFrom('quotes').where('id', 'in', chunk).execute()
  })
  return deleted.reduce((sum, { numDeletedRows }) => sum + toCount(numDeletedRows), 0)
}
