import { sql } from 'kysely'
import type { ThinnedVersion } from '#domain/records/thinning.ts'
import { fromFlag, toCount } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { keepWritersOut } from '#server/data/engine/dialect.ts'

/** What a version says beside its content. */
const OWN_BYTES = sql<number>`octet_length(changed) + coalesce(octet_length(head_before), 0)`

/** How many versions a record has, since when, and the bytes of what they say beside their contents. */
type VersionsOfRecord = { key: string; count: number; oldest: string; bytes: number }

export async function listVersionCounts(db: Db, after: string, limit: number): Promise<VersionsOfRecord[]> {
  const rows = await db
    .selectFrom('record_versions')
    .select(({ fn }) => [
      'record_key',
      fn.countAll<string | number>().as('count'),
      fn.min('at').as('oldest'),
      fn.sum<string | number>(OWN_BYTES).as('bytes'),
    ])
    .where('record_key', '>', after)
    .groupBy('record_key')
    .orderBy('record_key')
    .limit(limit)
    .execute()
  return rows.map(({ record_key: key, oldest, count, bytes }) => ({
    key,
    oldest,
    count: toCount(count),
    bytes: toCount(bytes),
  }))
}

/** What tells which versions of a record stay, also of one in the bin. */
export async function versionMarks(db: Db, key: string): Promise<ThinnedVersion[]> {
  const rows = await db
    .selectFrom('record_versions')
    .innerJoin('records', 'records.key', 'record_key')
    .select(['record_versions.number', 'at', 'pinned', 'published_number', 'draft_number'])
    .where('record_key', '=', key)
    .execute()
  return rows.map(({ number, at, pinned, published_number, draft_number }) => ({
    number,
    at,
    pinned: fromFlag(pinned),
    isOnSite: number === published_number,
    isDraft: number === draft_number,
  }))
}

/** Leaves what they held to `deleteUnusedContents`; answers the bytes of what they said beside it. */
export async function deleteVersions(tx: Tx, key: string, numbers: number[]): Promise<number> {
  await tx.deleteFrom('version_files').where('record_key', '=', key).where('number', 'in', numbers).execute()
  const rows = await tx
    .deleteFrom('record_versions')
    .where('record_key', '=', key)
    .where('number', 'in', numbers)
    .returning(OWN_BYTES.as('bytes'))
    .execute()
  return rows.reduce((sum, { bytes }) => sum + toCount(bytes), 0)
}

/** A content: the hashes of the texts that it names, and whether a version has it. */
type StoredContent = { key: string; texts: string[]; bytes: number; isUsed: boolean }

/** In the order of their hashes. */
export async function listContents(db: Db, after: string, limit: number): Promise<StoredContent[]> {
  const rows = await db
    .selectFrom('version_contents')
    .select(({ exists, selectFrom }) => [
      'hash',
      'texts',
      sql<string | number>`octet_length(fields)`.as('bytes'),
      exists(selectFrom('record_versions').select('number').whereRef('content', '=', 'version_contents.hash')).as(
        'used',
      ),
    ])
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(limit)
    .execute()
  return rows.map(({ hash, texts, bytes, used }) => ({
    key: hash,
    texts: textHashes(texts),
    bytes: toCount(bytes),
    isUsed: Boolean(used),
  }))
}

/** In the order of their hashes. */
export async function listTexts(db: Db, after: string, limit: number): Promise<{ key: string; bytes: number }[]> {
  const rows = await db
    .selectFrom('version_texts')
    .select(['hash', sql<string | number>`octet_length(text)`.as('bytes')])
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(limit)
    .execute()
  return rows.map(({ hash, bytes }) => ({ key: hash, bytes: toCount(bytes) }))
}

/** So many saves are looked through for texts that came back into use. */
const MOST_SAVES = 300

/**
 * Deletes texts that no content named when they were looked for, later than `since`; those that a save has taken into use again stay. Answers how many
 * went: none where more was saved since than can be looked through while others wait.
 */
export async function deleteTexts(tx: Tx, hashes: string[], since: string): Promise<number> {
  // No text is saved beside this: a save names a text before its content can be seen.
  await keepWritersOut(tx, 'version_texts')
  const saves = tx.selectFrom('record_versions').where('at', '>=', since)
  const saved = await saves
    .select('record_key')
    .limit(MOST_SAVES + 1)
    .execute()
  if (saved.length > MOST_SAVES) return 0
  // A record's first change also keeps what was there before, under the time of that.
  const named = await tx
    .selectFrom('record_versions')
    .innerJoin('version_contents', 'hash', 'content')
    .select('texts')
    .where('record_key', 'in', saves.select('record_key'))
    .where('texts', '<>', '')
    .execute()
  const used = new Set(named.flatMap(({ texts }) => textHashes(texts)))
  const unused = hashes.filter((hash) => !used.has(hash))
  if (unused.length > 0) await tx.deleteFrom('version_texts').where('hash', 'in', unused).execute()
  return unused.length
}

function textHashes(texts: string): string[] {
  return texts.split(' ').filter((hash) => hash !== '')
}
