import type { RecordContent } from '#domain/records/record-kinds.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { readContents } from './version-contents-store.ts'

/** What these records say where they are not on the site: their drafts, by the records' keys. */
export async function newestContents(db: Db, keys: string[]): Promise<Map<string, RecordContent>> {
  const rows = await inChunks(keys, (chunk) =>
    db
      .selectFrom('records')
      .innerJoin('record_versions', 'record_versions.record_key', 'records.key')
      .whereRef('record_versions.number', '=', ({ fn }) => fn.coalesce('records.draft_number', 'records.number'))
      .where('records.key', 'in', chunk)
      .select(['records.key', 'record_versions.content'])
      .execute(),
  )
  const contents = await readContents(db, [...new Set(rows.map(({ content }) => content))])
  return new Map(rows.flatMap(({ key, content }) => (contents.has(content) ? [[key, contents.get(content)!]] : [])))
}
