import { sql } from 'kysely'
import type { InboxChange, InboxChangeKind } from '#domain/messages/inbox-change.ts'
import { WAITING_STATES } from '#domain/follow-up/follow-up.ts'
import { inChunks, toCount } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'

/**
 * Notes what happened to a message, in the transaction of what happened. Until that ends, nobody else notes anything: so
 * whoever has seen an id has seen all before it.
 */
export async function insertInboxChange(tx: Tx, kind: InboxChangeKind, messageId: string, now: string): Promise<void> {
  await lockInboxChanges(tx)
  await tx
    .insertInto('inbox_changes')
    .columns(['id', 'at', 'kind', 'message_id', 'number'])
    .expression(
      tx.selectNoFrom([
        sql<number>`(select coalesce(max(id), 0) + 1 from inbox_changes)`.as('id'),
        sql<string>`${now}`.as('at'),
        sql<InboxChangeKind>`${kind}`.as('kind'),
        sql<string>`${messageId}`.as('message_id'),
        sql<string | null>`(select number from messages where id = ${messageId})`.as('number'),
      ]),
    )
    .execute()
}

/** Notes that messages were removed, in the transaction that did it. */
export async function insertRemovals(tx: Tx, messageIds: string[], now: string): Promise<void> {
  if (messageIds.length === 0) return
  await lockInboxChanges(tx)
  let last = await lastInboxChange(tx)
  const insert = async (ids: string[]) => {
    const rows = ids.map((id) => ({ id: ++last, at: now, kind: 'state' as const, message_id: id, number: null }))
    await tx.insertInto('inbox_changes').values(rows).execute()
    return []
  }
  await inChunks(messageIds, insert, ROWS_AT_ONCE)
}

/** Each of them has five values. */
const ROWS_AT_ONCE = 1000

/** Lets nobody else note anything until the transaction ends. */
export async function lockInboxChanges(tx: Tx): Promise<void> {
  await takeLock(tx, 'inbox-changes')
}

/** What was noted behind an id, the oldest first. */
export async function listInboxChanges(db: Db, after: number, limit: number): Promise<InboxChange[]> {
  const rows = await db
    .selectFrom('inbox_changes')
    .select(['id', 'kind', 'message_id', 'number'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, kind, message_id, number }) => ({ id: toCount(id), kind, messageId: message_id, number }))
}

/** The id of the latest; 0 where nothing was ever noted. */
export async function lastInboxChange(db: Db): Promise<number> {
  const row = await db
    .selectFrom('inbox_changes')
    .select((build) => build.fn.max('id').as('id'))
    .executeTakeFirst()
  return toCount(row?.id ?? 0)
}

/** Forgets what was noted before a time. The latest stays: the next id follows it. */
export async function deleteInboxChangesBefore(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('inbox_changes')
    .where('at', '<', before)
    .where('id', '<', (build) => build.selectFrom('inbox_changes').select(({ fn }) => fn.max('id').as('id')))
    .execute()
}

/** Messages whose time to be answered ended within a span, of which that was not noted yet. */
export async function listNewlyDue(db: Db, span: { after: string; until: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('due_at', '>', span.after)
    .where('due_at', '<', span.until)
    .where('answered_at', 'is', null)
    .where('state', 'in', WAITING_STATES)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inbox_changes').select('id').whereRef('message_id', '=', 'messages.id').where('kind', '=', 'due'),
        ),
      ),
    )
    .orderBy('due_at')
    .execute()
  return rows.map(({ id }) => id)
}
