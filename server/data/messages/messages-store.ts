import { sql, type Updateable } from 'kysely'
import type { Message, MessageState, NewMessage } from '#domain/messages/message.ts'
import type { LostReason, OutcomeName } from '#domain/follow-up/follow-up.ts'
import { mailboxOf } from '#domain/messages/email.ts'
import { isPhone } from '#domain/messages/phone.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { deleteQuotationsOf } from '#server/data/quotes/quotation-removal-store.ts'
import { toContentColumns, toMessage, toMessageRow } from './message-rows.ts'
import type { MessagesTable } from './message-tables.ts'

/** Keeps a message unless one with the same key is kept; answers whether it did. */
export async function insertMessage(
  db: Db,
  message: NewMessage,
  columns: Parameters<typeof toMessageRow>[1],
): Promise<boolean> {
  const inserted = await db
    .insertInto('messages')
    .values(toMessageRow(message, columns))
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

export async function findMessageOfLink(db: Db, linkHash: string): Promise<Message | null> {
  const row = await db.selectFrom('messages').selectAll().where('link_hash', '=', linkHash).executeTakeFirst()
  return row ? toMessage(row) : null
}

export type ChangedColumns = Pick<
  Updateable<MessagesTable>,
  | 'state'
  | 'assignee_id'
  | 'held'
  | 'link_version'
  | 'link_hash'
  | 'outcome'
  | 'outcome_value'
  | 'lost_reason'
  | 'outcome_note'
  | 'remind_at'
  | 'remind_note'
  | 'duplicate_of'
  | 'updated_at'
>

/** Changes state, assignee, mark, link or what is followed up, unless somebody else has since `version`; answers whether it did. */
export async function changeMessage(
  db: Db,
  { id, version }: Pick<Message, 'id' | 'version'>,
  values: ChangedColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a message other words of another sender. */
export async function changeContent(
  db: Db,
  id: string,
  { content, locale }: Pick<Message, 'content' | 'locale'>,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ ...toContentColumns(content), locale })
    .where('id', '=', id)
    .execute()
}

/** What a customer's own answer makes of a request. */
export type Settled = { outcome: OutcomeName; value: bigint | null; lostReason: LostReason | '' }

/** Keeps what a customer has decided; nobody is reminded of it any more. */
export async function settleMessage(db: Db, id: string, settled: Settled, now: string): Promise<void> {
  await db
    .updateTable('messages')
    .set((column) => ({
      outcome: settled.outcome,
      outcome_value: settled.value,
      lost_reason: settled.lostReason,
      remind_at: null,
      remind_note: '',
      updated_at: now,
      version: column('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Says when a message was first answered; later answers change nothing. */
export async function noteFirstAnswer(db: Db, id: string, now: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute()
}

/** Gives messages a state, whatever state they were in; answers the ids of those that were in another one. */
export async function changeStates(db: Db, ids: string[], state: MessageState, now: string): Promise<string[]> {
  const changed = await inChunks(ids, (chunk) =>
    db
      .updateTable('messages')
      .set((column) => ({ state, held: 0, written_at: null, updated_at: now, version: column('version', '+', 1) }))
      .where('id', 'in', chunk)
      .where('state', '!=', state)
      .returning('id')
      .execute(),
  )
  return changed.map(({ id }) => id)
}

/** Whose agreement to news it is: of this message, and of all from the same mailbox or telephone. */
type NewsOf = { id?: string; email?: string; phone?: string }

/** Takes back the agreement to news of one person; answers at which messages it stood. */
export async function withdrawNews(db: Db, { id = '', email = '', phone = '' }: NewsOf): Promise<string[]> {
  const withdrawn = await db
    .updateTable('messages')
    .set({ marketing_at: null, marketing_words: '' })
    .where('marketing_at', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('id', '=', id),
        ...(email === '' ? [] : [eb('email_key', '=', mailboxOf(email))]),
        ...(isPhone(phone) ? [eb('phone_key', '=', phone)] : []),
      ]),
    )
    .returning('id')
    .execute()
  return withdrawn.map((one) => one.id)
}

/** Says that somebody has opened a message; false where somebody had before, or where there is none. */
export async function markOpened(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ opened_at: sql`coalesce(opened_at, ${now})`, written_at: null })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('opened_at', 'is', null), eb('written_at', 'is not', null)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Writing = { state: MessageState; now: string; dueAt: string; isOwed: boolean }

/**
 * Has a message wait for staff again, as its sender has written. Where an answer is owed for what was sent before, that
 * is due as it was; when the first answer was due and came is kept for the report.
 */
export async function noteWriting(db: Db, id: string, { state, now, dueAt, isOwed }: Writing): Promise<void> {
  const again = {
    due_at: dueAt,
    answered_at: null,
    first_due_at: sql<
      string | null
    >`case when answered_at is null then first_due_at else coalesce(first_due_at, due_at) end`,
    first_answered_at: sql<string | null>`coalesce(first_answered_at, answered_at)`,
  }
  await db
    .updateTable('messages')
    .set((column) => ({ state, written_at: now, updated_at: now, version: column('version', '+', 1) }))
    .$if(!isOwed, (query) => query.set(again))
    .where('id', '=', id)
    .execute()
}

/** Says that something was added to a message; false where there is none. */
export async function touchMessage(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ updated_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a message a state because of what became of its quotation; false where there is none. */
export async function setMessageState(db: Db, id: string, state: MessageState, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set((column) => ({ state, held: 0, updated_at: now, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a message with its mails, notes, answers and quotation; false where there is none. */
export async function deleteMessage(db: Db, id: string): Promise<boolean> {
  await deleteQuotationsOf(db, db.selectFrom('messages').select('id').where('id', '=', id))
  const { numDeletedRows } = await db.deleteFrom('messages').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
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

/** Deletes everything that came from one e-mail address, with its mails and notes; answers the ids of the messages. */
export async function deleteMessagesFrom(db: Db, email: string): Promise<string[]> {
  await deleteQuotationsOf(db, db.selectFrom('messages').select('id').where(isFrom(email)))
  const deleted = await db.deleteFrom('messages').where(isFrom(email)).returning('id').execute()
  return deleted.map(({ id }) => id)
}

function isFrom(email: string) {
  return sql<boolean>`lower(email) = lower(${email})`
}
