import type { SynonymEntry } from '../../domain/search/synonym-form.ts'
import { fromJson, toJson } from './codec.ts'
import type { Db } from './database.ts'
import { noteChanges } from './search-changes-store.ts'

/** Words that mean the same, in the order in which they were entered. */
export async function listSynonyms(db: Db): Promise<SynonymEntry[]> {
  const rows = await db
    .selectFrom('search_synonyms')
    .select(['id', 'words'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, words }) => ({ id, words: fromJson(words) }))
}

export async function insertSynonyms(db: Db, { id, words }: SynonymEntry, at: string): Promise<void> {
  await db
    .insertInto('search_synonyms')
    .values({ id, words: toJson(words), created_at: at, updated_at: at })
    .execute()
  await noteChanges(db, 'synonyms', ['all'])
}

/** False where there is no such entry. */
export async function updateSynonyms(db: Db, { id, words }: SynonymEntry, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_synonyms')
    .set({ words: toJson(words), updated_at: at })
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
