import type { Selectable } from 'kysely'
import type { FileSender, PrivateFile } from '#domain/messages/message.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { PrivateFilesTable } from './message-tables.ts'

/** Rows of private files. Bytes lie in the storage, and are removed before their row is. */

export async function insertPrivateFile(db: Db, file: PrivateFile, source = ''): Promise<void> {
  await db
    .insertInto('private_files')
    .values({
      id: file.id,
      message_id: file.messageId,
      quote_id: file.quoteId,
      sent_by: file.sentBy,
      name: file.name,
      mime: file.mime,
      bytes: file.bytes,
      file_key: file.key,
      created_at: file.createdAt,
      source,
    })
    .execute()
}

/** The bytes of files of visitors: of all, or those after an instant, of one source where it is named. */
export async function visitorBytes(
  db: Db,
  { after = '', source }: { after?: string; source?: string } = {},
): Promise<number> {
  const sent = db.selectFrom('private_files').where('sent_by', '=', 'visitor').where('created_at', '>', after)
  const { bytes } = await (source === undefined ? sent : sent.where('source', '=', source))
    .select((build) => build.fn.sum<string | number | null>('bytes').as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

export async function forgetFileSources(db: Db, before: string): Promise<void> {
  await db
    .updateTable('private_files')
    .set({ source: '' })
    .where('sent_by', '=', 'visitor')
    .where('created_at', '<', before)
    .where('source', '!=', '')
    .execute()
}

/** Says what files belong to that were kept before: to be called in the transaction that keeps the owner. */
export async function givePrivateFiles(
  db: Db,
  ids: readonly string[],
  owner: { messageId: string; quoteId?: string },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('private_files')
    .set({ message_id: owner.messageId, quote_id: owner.quoteId ?? null })
    .where('id', 'in', ids)
    .execute()
}

export async function findPrivateFile(db: Db, id: string): Promise<PrivateFile | null> {
  const row = await db.selectFrom('private_files').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toPrivateFile(row) : null
}

/** The files of a request, oldest first. */
export async function listPrivateFiles(db: Db, messageId: string): Promise<PrivateFile[]> {
  const rows = await db
    .selectFrom('private_files')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toPrivateFile)
}

export async function listAllPrivateFiles(db: Db): Promise<PrivateFile[]> {
  return (await db.selectFrom('private_files').selectAll().orderBy('id').execute()).map(toPrivateFile)
}

/** Files that belong to nothing and were kept before an instant: later ones may be about to be given to a request. */
export async function listUnownedFiles(db: Db, before: string): Promise<PrivateFile[]> {
  const rows = await db
    .selectFrom('private_files')
    .selectAll()
    .where('message_id', 'is', null)
    .where(({ eb, exists, not, or, selectFrom }) => {
      const quote = selectFrom('quotes').select('id').whereRef('quotes.id', '=', 'private_files.quote_id')
      return or([eb('quote_id', 'is', null), not(exists(quote))])
    })
    .where('created_at', '<', before)
    .execute()
  return rows.map(toPrivateFile)
}

export async function deletePrivateFile(db: Db, id: string): Promise<void> {
  await db.deleteFrom('private_files').where('id', '=', id).execute()
}

export async function listMailFiles(db: Db, mailId: string): Promise<PrivateFile[]> {
  const rows = await db
    .selectFrom('mail_attachments')
    .innerJoin('private_files', 'private_files.id', 'mail_attachments.file_id')
    .selectAll('private_files')
    .where('mail_attachments.mail_id', '=', mailId)
    .orderBy('mail_attachments.position')
    .execute()
  return rows.map(toPrivateFile)
}

export function toPrivateFile(row: Selectable<PrivateFilesTable>): PrivateFile {
  return {
    id: row.id,
    messageId: row.message_id,
    quoteId: row.quote_id,
    sentBy: row.sent_by as FileSender,
    name: row.name,
    mime: row.mime,
    bytes: row.bytes,
    key: row.file_key,
    createdAt: row.created_at,
  }
}
