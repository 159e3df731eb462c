import type { Insertable } from 'kysely'
import type { Db } from '#server/data/engine/database.ts'
import type { DocumentTables } from './document-tables.ts'

/** False where staff were told before. */
export async function noteNotice(db: Db, notice: Insertable<DocumentTables['document_notices']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('document_notices')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['document_id', 'revision', 'threshold']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Of a last day that was moved away: what was said of it is said again when it comes; `left` is null of what does not end. */
export async function forgetNotices(db: Db, id: string, revision: number, left: number | null): Promise<void> {
  const notices = db.deleteFrom('document_notices').where('document_id', '=', id).where('revision', '=', revision)
  await (left === null ? notices : notices.where('threshold', '<', left)).execute()
}
