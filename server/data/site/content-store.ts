import type { RecordContent } from '#domain/kinds.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import { fromJson, toJson, countRows } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** What the site shows of one record of its content, by the names that calls have for its fields. */
export type ContentRow = { id: string; body: RecordContent; version: number; createdAt: string; updatedAt: string }

export async function findContent(db: Db, kind: ContentKind, id: string): Promise<ContentRow | null> {
  const row = await ofKind(db, kind).where('id', '=', id).executeTakeFirst()
  return row ? toRow(row) : null
}

/** All of a kind that is on the site, by id: there are few. */
export async function listContent(db: Db, kind: ContentKind): Promise<ContentRow[]> {
  const rows = await ofKind(db, kind).orderBy('id').execute()
  return rows.map(toRow)
}

export async function countContent(db: Db, kind: ContentKind): Promise<number> {
  return countRows(db.selectFrom('content_records').where('kind', '=', kind))
}

export async function insertContent(
  db: Db,
  kind: ContentKind,
  { id, body, createdAt, updatedAt }: Pick<ContentRow, 'id' | 'body' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const row = { kind, id, body: toJson(body), created_at: createdAt, updated_at: updatedAt }
  await db.insertInto('content_records').values(row).execute()
}

export async function updateContent(
  db: Db,
  kind: ContentKind,
  { id, body, updatedAt }: Pick<ContentRow, 'id' | 'body' | 'updatedAt'>,
): Promise<void> {
  await db
    .updateTable('content_records')
    .set((column) => ({ body: toJson(body), updated_at: updatedAt, version: column('version', '+', 1) }))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()
}

/** False where there is none. */
export async function deleteContent(db: Db, kind: ContentKind, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_records')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function setContentVersion(db: Db, kind: ContentKind, id: string, version: number): Promise<void> {
  await db.updateTable('content_records').set({ version }).where('kind', '=', kind).where('id', '=', id).execute()
}

function ofKind(db: Db, kind: ContentKind) {
  return db
    .selectFrom('content_records')
    .select(['id', 'body', 'version', 'created_at', 'updated_at'])
    .where('kind', '=', kind)
}

type StoredContent = { id: string; body: string; version: number; created_at: string; updated_at: string }

function toRow({ id, body, version, created_at, updated_at }: StoredContent): ContentRow {
  return { id, body: fromJson<RecordContent>(body), version, createdAt: created_at, updatedAt: updated_at }
}
