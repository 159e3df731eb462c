import { sql } from 'kysely'
import { NO_TOTALS, type CustomerTotals } from '#domain/customers/customer.ts'
import type { Message } from '#domain/messages/message.ts'
import { inChunks, toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toMessage } from '#server/data/messages/message-rows.ts'

export async function setCustomer(db: Db, messageIds: string[], customerId: string | null): Promise<void> {
  await inChunks(messageIds, async (chunk) => {
    await db.updateTable('messages').set({ customer_id: customerId }).where('id', 'in', chunk).execute()
    return []
  })
}

/** Requests of before there were customers, and of when nobody was known by it, from the same telephone or mailbox. */
export async function adoptRequests(db: Db, customerId: string, contacts: string[]): Promise<void> {
  if (contacts.length === 0) return
  await db
    .updateTable('messages')
    .set({ customer_id: customerId })
    .where('customer_id', 'is', null)
    .where('kind', '=', 'quote')
    .where('state', '!=', 'spam')
    .where(({ or, eb }) => or([eb('phone_key', 'in', contacts), eb('email_key', 'in', contacts)]))
    .execute()
}

/** Some requests whose customer can be known and is not, behind an id. */
export async function requestsWithoutCustomer(db: Db, behind: string, limit: number): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('customer_id', 'is', null)
    .where('kind', '=', 'quote')
    .where('state', '!=', 'spam')
    .where(({ or, eb }) => or([eb('phone_key', '!=', ''), eb('email_key', '!=', '')]))
    .where('id', '>', behind)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toMessage)
}

export async function requestsOfCustomer(db: Db, customerId: string, limit: number): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toMessage)
}

/** What came of the requests of each; spam and duplicates do not count. */
export async function totalsOfCustomers(db: Db, ids: string[]): Promise<Map<string, CustomerTotals>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('messages')
      .leftJoin('quotes', 'quotes.message_id', 'messages.id')
      .where('messages.customer_id', 'in', chunk)
      .where('messages.state', '!=', 'spam')
      .where('messages.duplicate_of', 'is', null)
      .groupBy('messages.customer_id')
      .select([
        'messages.customer_id as id',
        sql<string | number>`count(*)`.as('requests'),
        sql<string | number>`count(quotes.number)`.as('quotes'),
        sql<string | number | null>`sum(case when messages.outcome = 'won' then messages.outcome_value end)`.as('won'),
        sql<string>`max(messages.created_at)`.as('last_at'),
      ])
      .execute(),
  )
  return new Map(
    rows.map(({ id, requests, quotes, won, last_at }) => [
      id!,
      { ...NO_TOTALS, requests: toCount(requests), quotes: toCount(quotes), won: BigInt(won ?? 0), lastAt: last_at },
    ]),
  )
}

/** Moves the requests of one customer to another one, and notes which they were. */
export async function moveRequests(db: Db, fromId: string, intoId: string): Promise<void> {
  const moved = await db.selectFrom('messages').select('id').where('customer_id', '=', fromId).execute()
  const rows = ['', ...moved.map(({ id }) => id)].map((message_id) => ({
    from_id: fromId,
    into_id: intoId,
    message_id,
  }))
  await inChunks(rows, async (chunk) => {
    await db.insertInto('customer_merges').values(chunk).execute()
    return []
  })
  await db.updateTable('messages').set({ customer_id: intoId }).where('customer_id', '=', fromId).execute()
}

/** Gives a customer that is there again the requests that its merge has taken. */
export async function giveRequestsBack(db: Db, id: string): Promise<void> {
  const moved = db.selectFrom('customer_merges').select('message_id').where('from_id', '=', id)
  const into = db.selectFrom('customer_merges').select('into_id').where('from_id', '=', id)
  await db
    .updateTable('messages')
    .set({ customer_id: id })
    .where('id', 'in', moved)
    .where('customer_id', 'in', into)
    .execute()
  await db.deleteFrom('customer_merges').where('from_id', '=', id).execute()
}

/** Where a customer has gone by merges; the id itself for one that has not. */
export async function presentCustomer(db: Db, id: string): Promise<string> {
  const seen = new Set<string>()
  for (let at = id; !seen.has(at);) {
    seen.add(at)
    const row = await db
      .selectFrom('customer_merges')
      .select('into_id')
      .where('from_id', '=', at)
      .where('message_id', '=', '')
      .executeTakeFirst()
    if (!row) return at
    at = row.into_id
  }
  return id
}
