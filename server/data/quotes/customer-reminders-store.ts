import { sql, type SqlBool } from 'kysely'
import type { Db } from '#server/data/engine/database.ts'

export type EndingQuote = { id: string; revision: number; messageId: string }

type Ending = { today: string; until: string; sentBefore: string }

/** More at once would hold others up; the rest is found at the next look. */
const MOST_AT_ONCE = 100

/** Quotations that end soon, whose customers are to be reminded, and have neither answered nor written since. */
export async function listEnding(db: Db, { today, until, sentBefore }: Ending): Promise<EndingQuote[]> {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('quote_revisions', (join) =>
      join
        .onRef('quote_revisions.quote_id', '=', 'quotes.id')
        .onRef('quote_revisions.revision', '=', 'quotes.sent_revision')
        .onRef('quote_revisions.revision', '=', 'quotes.revision'),
    )
    .innerJoin('messages', 'messages.id', 'quotes.message_id')
    .select(['quotes.id', 'quote_revisions.revision', 'messages.id as messageId'])
    .where('quote_revisions.state', '=', 'sent')
    .where('quote_revisions.valid_until', '>=', today)
    .where('quote_revisions.valid_until', '<=', until)
    .where('quote_revisions.sent_at', '<', sentBefore)
    .where('quote_revisions.remind_customer', '=', 1)
    .where('quote_revisions.customer_reminded_at', 'is', null)
    .where('messages.outcome', 'is', null)
    .where('messages.state', 'not in', ['closed', 'spam'])
    .where(
      sql<SqlBool>`not exists (select 1 from customer_messages
        where customer_messages.message_id = messages.id and customer_messages.created_at > quote_revisions.sent_at)`,
    )
    .limit(MOST_AT_ONCE)
    .execute()
  return rows
}

/** Says that the customer is reminded now; false where somebody was quicker, or where it was answered meanwhile. */
export async function noteReminded(db: Db, { id, revision }: EndingQuote, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_revisions')
    .set({ customer_reminded_at: now })
    .where('quote_id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'sent')
    .where('customer_reminded_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
