import { sql } from 'kysely'
import { toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { deleteQuotationsOf } from '#server/data/quotes/quotation-removal-store.ts'

/** What is left of data whose time has passed. */

/** Adds the messages that were last changed before an instant to the totals, spam left out. They must be deleted in the same transaction. */
export async function addToTotals(db: Db, before: string): Promise<void> {
  const totals = await db
    .selectFrom('messages')
    .where('updated_at', '<', before)
    .where('state', '!=', 'spam')
    .select([
      sql<string>`substr(created_at, 1, 7)`.as('month'),
      'kind',
      sql<string>`coalesce(product_id, '')`.as('product_id'),
      sql<string | number>`count(*)`.as('count'),
    ])
    .groupBy([sql`substr(created_at, 1, 7)`, 'kind', sql`coalesce(product_id, '')`])
    .execute()
  if (totals.length === 0) return
  await db
    .insertInto('message_totals')
    .values(totals.map((total) => ({ ...total, count: toCount(total.count) })))
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'kind', 'product_id'])
        .doUpdateSet({ count: sql`message_totals.count + excluded.count` }),
    )
    .execute()
}

/** Deletes what was last changed before an instant, spam or everything else, with its mails, notes, answers and quotations; answers the ids. */
export async function deleteMessagesBefore(db: Db, before: string, which: 'spam' | 'others'): Promise<string[]> {
  const operator = which === 'spam' ? '=' : '!='
  const old = db.selectFrom('messages').select('id').where('updated_at', '<', before).where('state', operator, 'spam')
  await deleteQuotationsOf(db, old)
  const deleted = await db
    .deleteFrom('messages')
    .where('updated_at', '<', before)
    .where('state', operator, 'spam')
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

const OPENING = ['customer_sessions', 'staff_sessions', 'customer_verifications', 'staff_verifications'] as const

/** Deletes sessions and codes that open nothing any more: whoever does not come back leaves them behind. */
export async function deleteEndedAccess(db: Db, now: string): Promise<void> {
  for (const table of OPENING) await db.deleteFrom(table).where('expiresAt', '<', now).execute()
}
