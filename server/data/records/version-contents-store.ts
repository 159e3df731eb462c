import type { RecordContent } from '#domain/kinds.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { codeContent, decodeContent } from './content-coding.ts'

/** Keeps a content and answers its hash; one that is stored already is stored once. */
export async function saveContent(db: Db, content: RecordContent): Promise<string> {
  const { hash, fields, texts } = codeContent(content)
  if (texts.size > 0) {
    await db
      .insertInto('version_texts')
      .values(Array.from(texts, ([textHash, text]) => ({ hash: textHash, text })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  }
  await db
    .insertInto('version_contents')
    .values({ hash, fields, texts: [...texts.keys()].join(' ') })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return hash
}

export async function readContent(db: Db, hash: string): Promise<RecordContent> {
  const content = (await readContents(db, [hash])).get(hash)
  if (!content) throw new Error(`The content ${hash} of a version is lost. Run the check, and restore a backup.`)
  return content
}

export async function readContents(db: Db, hashes: string[]): Promise<Map<string, RecordContent>> {
  const rows = await inChunks(hashes, (chunk) =>
    db.selectFrom('version_contents').selectAll().where('hash', 'in', chunk).execute(),
  )
  const named = [...new Set(rows.flatMap(({ texts }) => texts.split(' ').filter((hash) => hash !== '')))]
  const texts = await inChunks(named, (chunk) =>
    db.selectFrom('version_texts').selectAll().where('hash', 'in', chunk).execute(),
  )
  const textOf = new Map(texts.map(({ hash, text }) => [hash, text]))
  return new Map(rows.map(({ hash, fields }) => [hash, decodeContent(fields, textOf)]))
}

/** Forgets those of the contents that no version has any more. Their texts go with the next thinning. */
export async function deleteUnusedContents(db: Db, hashes: string[]): Promise<void> {
  await inChunks(hashes, async (chunk) => {
    await db
      .deleteFrom('version_contents')
      .where('hash', 'in', chunk)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('record_versions')
              .select('number')
              .whereRef('record_versions.content', '=', 'version_contents.hash'),
          ),
        ),
      )
      .execute()
    return []
  })
}

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
