import { sql } from 'kysely'
import type { Db } from '#server/data/engine/database.ts'
import { publicPlaces } from './public-versions-store.ts'

type NamedRecord = { kind: string; id: string }
type NamedVersion = NamedRecord & { number: number }

/** Records that are said to be on the site and have no row there. */
export async function absentRecords(db: Db): Promise<NamedRecord[]> {
  const absent: NamedRecord[] = []
  for (const { kind, table, column, isOfKind } of publicPlaces()) {
    const { rows } = await sql<NamedRecord>`
      select kind, id from records where kind = ${kind} and deleted_at is null and published_number is not null
        and state = 'published'
        and not exists (select 1 from ${sql.table(table)} as shown where ${sql.ref(`shown.${column}`)} = records.id and ${isOfKind})
      order by id
    `.execute(db)
    absent.push(...rows)
  }
  return absent
}

/** Records that are said not to be on the site and have a row there, or have no draft that says what they are. */
export async function misplacedRecords(db: Db): Promise<NamedRecord[]> {
  const misplaced: NamedRecord[] = []
  for (const { kind, table, column, isOfKind } of publicPlaces()) {
    const { rows } = await sql<NamedRecord>`
      select kind, id from records where kind = ${kind} and deleted_at is null and state <> 'published'
        and (draft_number is null
          or exists (select 1 from ${sql.table(table)} as shown where ${sql.ref(`shown.${column}`)} = records.id and ${isOfKind}))
      order by id
    `.execute(db)
    misplaced.push(...rows)
  }
  return misplaced
}

/**
 * Versions on the site and drafts that are not stored. What is on the site need not be where nothing was saved since there
 * are versions.
 */
export async function absentVersions(db: Db): Promise<NamedVersion[]> {
  const { rows } = await sql<NamedVersion>`
    select kind, id, published_number as number from records where published_number is not null
      and exists (select 1 from record_versions where record_key = key and number < published_number)
      and not exists (select 1 from record_versions where record_key = key and number = published_number)
    union all
    select kind, id, draft_number as number from records where draft_number is not null
      and not exists (select 1 from record_versions where record_key = key and number = draft_number)
    order by 1, 2, 3
  `.execute(db)
  return rows
}

/** Files that versions show and nobody knows. */
export async function lostFiles(db: Db): Promise<(NamedVersion & { file: string })[]> {
  return db
    .selectFrom('version_files')
    .innerJoin('records', 'records.key', 'record_key')
    .leftJoin('files', 'files.name', 'file')
    .select(['records.kind', 'records.id', 'version_files.number', 'file'])
    .where('files.name', 'is', null)
    .orderBy('records.id')
    .orderBy('version_files.number')
    .execute()
}

/** One of the versions that have a content; null where none has. */
export async function versionOfContent(db: Db, hash: string): Promise<NamedVersion | null> {
  const row = await db
    .selectFrom('record_versions')
    .innerJoin('records', 'records.key', 'record_key')
    .select(['records.kind', 'records.id', 'record_versions.number'])
    .where('content', '=', hash)
    .orderBy('record_versions.number')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
