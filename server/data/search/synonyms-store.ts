import type { SynonymEntry } from '#domain/search/synonym-form.ts'
import { fromJson, toJson } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { noteChanges } from './search-changes-store.ts'

/** Words that mean the same, in the order in which they were entered. */
export async function listSynonyms(db: Db): Promise<SynonymEntry[]> {
  const rows = await selectSynonyms(db).orderBy('created_at').orderBy('id').execute()
  return rows.map(toEntry)
}

export async function findSynonyms(db: Db, id: string): Promise<SynonymEntry | null> {
  const row = await selectSynonyms(db).where('id', '=', id).executeTakeFirst()
  return row ? toEntry(row) : null
}

export async function insertSynonyms(db: Db, { id, words }: Omit<SynonymEntry, 'version'>, at: string): Promise<void> {
  await db
    .insertInto('search_synonyms')
    .values({ id, words: toJson(words), created_at: at, updated_at: at })
    .execute()
  await noteChanges(db, 'synonyms', ['all'])
}

/** Counts the change; false where there is no such entry. */
export async function updateSynonyms(
  db: Db,
  { id, words }: Omit<SynonymEntry, 'version'>,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_synonyms')
    .set(({ eb }) => ({ words: toJson(words), updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirst()
  await noteChanges(db, 'synonyms', ['all'])
  return numUpdatedRows > 0n
}

/** False where there is no such entry. */
export async function deleteSynonyms(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('search_synonyms').where('id', '=', id).executeTakeFirst()
  await noteChanges(db, 'synonyms', ['all'])
  return numDeletedRows > 0n
}

function selectSynonyms(db: Db) {
  return db.selectFrom('search_synonyms').select(['id', 'words', 'version'])
}

function toEntry({ words, ...row }: { id: string; words: string; version: number }): SynonymEntry {
  return { ...row, words: fromJson(words) }
}
