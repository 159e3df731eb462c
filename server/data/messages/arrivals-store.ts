import type { Db } from '#server/data/engine/database.ts'
import { countRows } from '#server/data/engine/codec.ts'

/** From where requests came lately, and from where none is taken. */

/** By what arrivals are counted: one mailbox, one telephone, one visitor, one network; without a value all of them. */
export type ArrivalsBy = { column: 'email_key' | 'phone_key' | 'source' | 'source_network'; value: string } | null

/** How many came after an instant and were answered at once. */
export async function countArrivals(db: Db, by: ArrivalsBy, after: string): Promise<number> {
  let query = db.selectFrom('messages').where('created_at', '>', after).where('held', '=', 0)
  if (by) query = query.where(by.column, '=', by.value)
  return countRows(query)
}

/** What came between two instants and waits for somebody to look at it, oldest first; a message has no number. */
export async function listHeldBetween(
  db: Db,
  after: string,
  until: string,
): Promise<{ id: string; number: string | null; sender: string }[]> {
  const rows = await db
    .selectFrom('messages')
    .where('held', '=', 1)
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
    .select(['id', 'number', 'first_name', 'last_name', 'phone'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, number, first_name: first, last_name: last, phone }) => ({
    id,
    number,
    sender: [`${first} ${last}`.trim(), phone].filter(Boolean).join(' · '),
  }))
}

export async function sourceOfMessage(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('messages').select('source').where('id', '=', id).executeTakeFirst()
  return row?.source ?? ''
}

/** Until when nothing is taken from a source; null where it is. */
export async function refusedUntil(db: Db, source: string, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('refused_sources')
    .select('until_at')
    .where('source', '=', source)
    .where('until_at', '>', now)
    .executeTakeFirst()
  return row?.until_at ?? null
}

export async function refuseSource(db: Db, source: string, until: string, byName: string): Promise<void> {
  await db
    .insertInto('refused_sources')
    .values({ source, until_at: until, by_name: byName })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ until_at: until, by_name: byName }))
    .execute()
}

/** Takes from a source again; false where that was so. */
export async function acceptSource(db: Db, source: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('refused_sources').where('source', '=', source).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets where requests before an instant came from, and refusals that are over. */
export async function forgetSources(db: Db, before: string, now: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ source: '', source_network: '' })
    .where('created_at', '<', before)
    .where('source', '!=', '')
    .execute()
  await db.deleteFrom('refused_sources').where('until_at', '<=', now).execute()
}
