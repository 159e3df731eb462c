import { sql, type SqlBool } from 'kysely'
import type { SentQuote } from '#domain/messages/answer-draft.ts'
import type { CustomerKeys } from '#domain/messages/inbox-filter.ts'
import type { Message } from '#domain/messages/message.ts'
import { toCount, countRows } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toMessage } from './message-rows.ts'

/** What one customer has sent: whoever has the same telephone or the same mailbox is the same customer. */

export async function customerKeysOf(db: Db, messageId: string): Promise<CustomerKeys | null> {
  const row = await db
    .selectFrom('messages')
    .select(['phone_key as phone', 'email_key as email'])
    .where('id', '=', messageId)
    .executeTakeFirst()
  return row ?? null
}

/** A condition on `messages`; nothing is of a customer who cannot be known again. */
export function ofCustomer({ phone, email }: CustomerKeys) {
  const ways = [
    ...(phone === '' ? [] : [sql`phone_key = ${phone} and phone_key <> ''`]),
    ...(email === '' ? [] : [sql`email_key = ${email}`]),
  ]
  return ways.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

/** How many requests, and what those are worth that were won, in halalas. */
export async function customerTotals(db: Db, keys: CustomerKeys): Promise<{ requests: number; won: bigint }> {
  const row = await db
    .selectFrom('messages')
    .where(ofCustomer(keys))
    .where('kind', '=', 'quote')
    .where('state', '!=', 'spam')
    .where('duplicate_of', 'is', null)
    .select([
      (build) => build.fn.countAll<string | number>().as('requests'),
      sql<string | number | null>`sum(case when outcome = 'won' then outcome_value end)`.as('won'),
    ])
    .executeTakeFirstOrThrow()
  return { requests: toCount(row.requests), won: BigInt(row.won ?? 0) }
}

/** What a customer sent, perhaps between two instants, both included; the newest first. */
export async function listOfCustomer(
  db: Db,
  keys: CustomerKeys,
  { from, until }: { from?: string; until?: string } = {},
): Promise<Message[]> {
  let query = db.selectFrom('messages').selectAll().where(ofCustomer(keys))
  if (from) query = query.where('created_at', '>=', from)
  if (until) query = query.where('created_at', '<=', until)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(MOST_COMPARED).execute()
  return rows.map(toMessage)
}

export async function countQuotesOfCustomer(db: Db, keys: CustomerKeys): Promise<number> {
  const ofThem = db.selectFrom('messages').where(ofCustomer(keys)).select('id')
  return countRows(db.selectFrom('quotes').where('number', 'is not', null).where('message_id', 'in', ofThem))
}

/** What a customer has accepted of a request, without VAT, in halalas; null where nothing is. */
export async function acceptedSubtotal(db: Db, messageId: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('quote_revisions')
    .innerJoin('quotes', 'quotes.id', 'quote_revisions.quote_id')
    .where('quotes.message_id', '=', messageId)
    .where('quote_revisions.state', '=', 'accepted')
    .select(['quote_revisions.subtotal'])
    .executeTakeFirst()
  return row ? BigInt(row.subtotal) : null
}

const MOST_COMPARED = 50

/** The quotation that a request was sent last; null where none was. */
export async function sentQuoteOf(db: Db, messageId: string): Promise<SentQuote | null> {
  const row = await db
    .selectFrom('quotes')
    .innerJoin('quote_revisions', (join) =>
      join
        .onRef('quote_revisions.quote_id', '=', 'quotes.id')
        .onRef('quote_revisions.revision', '=', 'quotes.sent_revision'),
    )
    .where('quotes.message_id', '=', messageId)
    .select(['quotes.number', 'quote_revisions.total', 'quote_revisions.valid_until as until'])
    .executeTakeFirst()
  return row?.number ? { number: row.number, total: BigInt(row.total), validUntil: row.until } : null
}

/** The request with this number, as SQL's `like` compares it: the latest of them. */
export async function findMessageOfNumber(db: Db, number: string): Promise<Message | null> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('number', 'like', number)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row ? toMessage(row) : null
}

/** The requests that say what this one says, the oldest first. */
export async function duplicatesOf(db: Db, id: string): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('duplicate_of', '=', id)
    .orderBy('created_at')
    .execute()
  return rows.map(toMessage)
}
