import { sql } from 'kysely'
import { inChunks, toCount, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { FilePlace } from '#domain/media/media-file.ts'
import type { RecordKindName } from '#domain/kinds.ts'

/**
 * What shows a file is told by the versions of records: whatever keeps versions is in here. A version counts that is on the
 * site or the draft, also of a record in the bin, which keeps the numbers that it had.
 */
const IS_NEWEST = sql<boolean>`version_files.number in (records.published_number, records.draft_number)`

/** Files that records show on the site, in drafts or in the bin. */
export function usedNames(db: Db) {
  return db
    .selectFrom('version_files')
    .innerJoin('records', 'records.key', 'version_files.record_key')
    .select('version_files.file')
    .where(IS_NEWEST)
}

/** In how many places each of the files is shown; those that nothing shows are left out. */
export async function countUses(db: Db, names: string[]): Promise<Map<string, number>> {
  const rows = await inChunks(names, (chunk) =>
    usedNames(db)
      .select(({ fn }) => fn.countAll<string | number>().as('count'))
      .where('version_files.file', 'in', chunk)
      .groupBy('version_files.file')
      .execute(),
  )
  return new Map(rows.map(({ file, count }) => [file, toCount(count)]))
}

/** Every place that shows a file: of a record the ones of now, and one for all its earlier versions where there is none. */
export async function listPlaces(db: Db, file: string): Promise<FilePlace[]> {
  const holds = (column: string) =>
    sql<string | number>`max(case when version_files.number = ${sql.ref(column)} then 1 else 0 end)`
  const rows = await db
    .selectFrom('version_files')
    .innerJoin('records', 'records.key', 'version_files.record_key')
    .select(['key', 'kind', 'id', 'name_ar', 'name_en', 'published_number', 'draft_number', 'deleted_at'])
    .select(({ fn }) => [
      fn.max('version_files.number').as('newest'),
      holds('records.published_number').as('on_site'),
      holds('records.draft_number').as('in_draft'),
    ])
    .where('version_files.file', '=', file)
    .groupBy(['key', 'kind', 'id', 'name_ar', 'name_en', 'published_number', 'draft_number', 'deleted_at'])
    .orderBy('kind')
    .orderBy('id')
    .orderBy('key')
    .execute()
  return rows.flatMap((row) => {
    const { key, kind, id, newest } = row
    const record = { key, kind: kind as RecordKindName, id, name: toPair(row.name_ar, row.name_en) }
    const now: FilePlace[] = []
    if (toCount(row.on_site) === 1) now.push({ ...record, where: 'site', number: row.published_number! })
    if (toCount(row.in_draft) === 1) now.push({ ...record, where: 'draft', number: row.draft_number! })
    if (now.length === 0) return [{ ...record, where: 'version', number: newest }]
    return row.deleted_at === null ? now : now.map((place) => ({ ...place, where: 'bin' }))
  })
}

/** Lets earlier versions forget a file that is deleted. */
export async function forgetInVersions(db: Db, file: string): Promise<void> {
  await db.deleteFrom('version_files').where('file', '=', file).execute()
}
