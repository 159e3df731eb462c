import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import type { Message, MessageKind, MessageNote, MessageState, NewMessage } from '../../domain/message.ts'
import { MESSAGE_STATES } from '../../domain/message.ts'
import { toCount } from './codec.ts'
import type { Db } from './database.ts'
import { toMessage, toMessageRow, toNote } from './message-rows.ts'
import type { MessagesTable } from './message-tables.ts'
import { NO_LIMIT } from './page.ts'
import type { Page } from './page.ts'

/** Which messages; `assigneeId: null` are those that nobody takes care of. */
export type MessageFilter = { state?: MessageState; kind?: MessageKind; assigneeId?: string | null }

/** Keeps a message unless one with the same key is kept; answers whether it did. */
export async function insertMessage(db: Db, message: NewMessage, id: string, createdAt: string): Promise<boolean> {
  const inserted = await db
    .insertInto('messages')
    .values(toMessageRow(message, id, createdAt))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}

export async function findMessage(db: Db, by: { id: string } | { idempotencyKey: string }): Promise<Message | null> {
  const query = db.selectFrom('messages').selectAll()
  const found = 'id' in by ? query.where('id', '=', by.id) : query.where('idempotency_key', '=', by.idempotencyKey)
  const row = await found.executeTakeFirst()
  return row ? toMessage(row) : null
}

/** Messages, newest first. */
export async function listMessages(
  db: Db,
  { limit, offset, ...filter }: MessageFilter & Page = {},
): Promise<Message[]> {
  const rows = await chosen(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toMessage)
}

export async function countMessages(db: Db, filter: MessageFilter = {}): Promise<number> {
  const { count } = await chosen(db, filter)
    .select((build) => build.fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return toCount(count)
}

export async function countMessagesByState(db: Db): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom('messages')
    .select(['state', (build) => build.fn.countAll<string | number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(({ state, count }) => [state, toCount(count)]))
  const entries = MESSAGE_STATES.map((state) => [state, counts.get(state) ?? 0])
  return Object.fromEntries(entries) as Record<MessageState, number>
}

/** Changes state or assignee; false when there is no such message. */
export async function updateMessage(
  db: Db,
  id: string,
  values: Pick<Updateable<MessagesTable>, 'state' | 'assignee_id' | 'updated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('messages').set(values).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Everything that came from one e-mail address, newest first: what its owner may ask for. */
export async function listMessagesFrom(db: Db, email: string): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where(isFrom(email))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toMessage)
}

/** When the last messages of one e-mail address came, newest first, as far as they came after an instant. */
export async function listArrivalsFrom(db: Db, email: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('created_at')
    .where(isFrom(email))
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.created_at)
}

/** Deletes everything that came from one e-mail address, with its mails and notes; answers how many messages. */
export async function deleteMessagesFrom(db: Db, email: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('messages').where(isFrom(email)).executeTakeFirst()
  return toCount(numDeletedRows)
}

/** Deletes what is older than the time for which it may be kept; answers how many messages. */
export async function deleteMessagesBefore(db: Db, instant: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('messages').where('created_at', '<', instant).executeTakeFirst()
  return toCount(numDeletedRows)
}

export async function insertNote(db: Db, messageId: string, note: MessageNote): Promise<void> {
  const { id, authorId, authorName, body, createdAt } = note
  await db
    .insertInto('message_notes')
    .values({ id, message_id: messageId, author_id: authorId, author_name: authorName, body, created_at: createdAt })
    .execute()
}

/** The notes on a message, oldest first. */
export async function listNotes(db: Db, messageId: string): Promise<MessageNote[]> {
  const rows = await db
    .selectFrom('message_notes')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toNote)
}

function isFrom(email: string) {
  return sql<boolean>`lower(email) = lower(${email})`
}

function chosen(db: Db, { state, kind, assigneeId }: MessageFilter) {
  let query = db.selectFrom('messages')
  if (state !== undefined) query = query.where('state', '=', state)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (assigneeId === null) query = query.where('assignee_id', 'is', null)
  else if (assigneeId !== undefined) query = query.where('assignee_id', '=', assigneeId)
  return query
}
