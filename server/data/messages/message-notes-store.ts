import type { CustomerMessage, MessageAnswer, MessageNote } from '#domain/messages/message.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toAnswer, toNote } from './message-rows.ts'

/** What staff wrote about a message for each other and to whoever sent it, and what that one wrote later. */

export async function insertNote(db: Db, messageId: string, note: MessageNote): Promise<void> {
  await db
    .insertInto('message_notes')
    .values({ message_id: messageId, ...writtenColumns(note) })
    .execute()
}

/** Whether this very note has been kept already. */
export async function noteExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('message_notes').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

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

export async function insertAnswer(db: Db, messageId: string, answer: MessageAnswer): Promise<void> {
  const { subject, locale, mailId } = answer
  await db
    .insertInto('message_answers')
    .values({ message_id: messageId, ...writtenColumns(answer), subject, locale, mail_id: mailId })
    .execute()
}

/** Whether this very answer has been kept already. */
export async function answerExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('message_answers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function listAnswers(db: Db, messageId: string): Promise<MessageAnswer[]> {
  const rows = await db
    .selectFrom('message_answers')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toAnswer)
}

/** Keeps what a customer wrote; false where that very form is kept. */
export async function insertCustomerMessage(
  db: Db,
  messageId: string,
  key: string,
  { kind, body, createdAt }: CustomerMessage,
): Promise<boolean> {
  const inserted = await db
    .insertInto('customer_messages')
    .values({ message_id: messageId, key, kind, body, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['message_id', 'key']).doNothing())
    .returning('key')
    .execute()
  return inserted.length > 0
}

function writtenColumns({ id, authorId, authorName, body, createdAt }: MessageNote) {
  return { id, author_id: authorId, author_name: authorName, body, created_at: createdAt }
}
