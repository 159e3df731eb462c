import { sql } from 'kysely'
import type { RecordKindName } from '#domain/kinds.ts'
import type { ListedState } from '#domain/records/publication.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { BEHIND_HYPHEN } from '#server/data/catalogue/entities-store.ts'
import { inChunks, countRows, NO_LIMIT, type Page, contains } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toHead, toHeadColumns } from './record-rows.ts'
import type { RecordsTable } from './record-tables.ts'

/** A record outside the bin by what it is called there. */
export async function findRecord(db: Db, kind: RecordKindName, id: string): Promise<RecordHead | null> {
  const row = await outsideBin(db).where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
  return row ? toHead(row) : null
}

/** The same, and whether it has a version of this number. */
export async function findRecordWithVersion(
  db: Db,
  kind: RecordKindName,
  id: string,
  number: number,
): Promise<{ head: RecordHead; hasVersion: boolean } | null> {
  const row = await outsideBin(db)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('record_versions')
          .select('record_versions.number')
          .whereRef('record_key', '=', 'records.key')
          .where('record_versions.number', '=', number),
      ).as('has_version'),
    )
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { head: toHead(row), hasVersion: Boolean(row.has_version) } : null
}

export async function findRecordByKey(db: Db, key: string): Promise<RecordHead | null> {
  const row = await outsideBin(db).where('key', '=', key).executeTakeFirst()
  return row ? toHead(row) : null
}

/** In no order; what lies in the bin is left out. */
export async function findRecordsByKey(db: Db, keys: string[]): Promise<RecordHead[]> {
  const rows = await inChunks(keys, (chunk) => outsideBin(db).where('key', 'in', chunk).execute())
  return rows.map(toHead)
}

/** What an earlier request with the same key has made, on the site or not. */
export async function recordOfCreation(db: Db, kind: RecordKindName, creationKey: string): Promise<RecordHead | null> {
  const row = await outsideBin(db).where('kind', '=', kind).where('creation_key', '=', creationKey).executeTakeFirst()
  return row ? toHead(row) : null
}

export async function findRecords(db: Db, kind: RecordKindName, ids: string[]): Promise<Map<string, RecordHead>> {
  const rows = await inChunks(ids, (chunk) =>
    outsideBin(db).where('kind', '=', kind).where('id', 'in', chunk).execute(),
  )
  return new Map(rows.map((row) => [row.id, toHead(row)]))
}

type RecordFilter = { kind: RecordKindName; state?: ListedState; search?: string }

/** The ids of records, the latest made first. */
export async function listRecordIds(db: Db, { limit, offset, ...filter }: RecordFilter & Page): Promise<string[]> {
  const rows = await chosen(db, filter)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(({ id }) => id)
}

/** What is called by these words, of some kinds, the latest changed first. */
export async function findNamedRecords(
  db: Db,
  { kinds, search, limit }: { kinds: readonly RecordKindName[]; search: string; limit: number },
): Promise<Pick<RecordHead, 'kind' | 'id' | 'name'>[]> {
  if (kinds.length === 0) return []
  const rows = await outsideBin(db)
    .where('kind', 'in', kinds)
    .where(isCalled(search.trim().toLowerCase()))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toHead)
}

export async function countRecords(db: Db, filter: RecordFilter): Promise<number> {
  return countRows(chosen(db, filter))
}

export async function insertRecord(db: Db, head: RecordHead, creationKey: string | null = null): Promise<void> {
  const row = { key: head.key, creation_key: creationKey, ...toHeadColumns(head) } as RecordsTable
  await db.insertInto('records').values(row).execute()
}

/** Records of a kind that are not simply on the site: drafts, scheduled ones, and those with unpublished changes. */
export async function listUnusual(db: Db, kind: RecordKindName): Promise<RecordHead[]> {
  const rows = await outsideBin(db)
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('state', '!=', 'published'), eb('draft_number', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toHead)
}

/** All records of a kind that are not in the bin, the latest made first. */
export async function listHeads(db: Db, kind: RecordKindName): Promise<RecordHead[]> {
  const rows = await outsideBin(db).where('kind', '=', kind).orderBy('created_at', 'desc').orderBy('id').execute()
  return rows.map(toHead)
}

/** Records of these kinds outside the bin that come from somewhere. */
export async function headsOfOrigin(
  db: Db,
  kinds: readonly RecordKindName[],
  origin: RecordHead['origin'],
): Promise<RecordHead[]> {
  const rows = await outsideBin(db).where('kind', 'in', kinds).where('origin', '=', origin).orderBy('id').execute()
  return rows.map(toHead)
}

/** Changes what is given of it. */
export async function updateRecord(db: Db, key: string, patch: Partial<Omit<RecordHead, 'key'>>): Promise<void> {
  await db.updateTable('records').set(toHeadColumns(patch)).where('key', '=', key).execute()
}

/** Forgets a record outside the bin, with its versions. */
export async function forgetRecord(db: Db, kind: RecordKindName, id: string): Promise<void> {
  await db.deleteFrom('records').where('kind', '=', kind).where('id', '=', id).where('deleted_at', 'is', null).execute()
}

/** Ids that `base`, `base-2`, `base-3` … may meet, of records that may have no row among those on the site. */
export async function takenRecordIds(db: Db, kind: RecordKindName, base: string): Promise<string[]> {
  const rows = await db
    .selectFrom('records')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('kind', '=', kind)
    .where('id', '>=', base)
    .where('id', '<', `${base}${BEHIND_HYPHEN}`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Records whose time to go onto the site or off it has come, the earliest first. */
export async function listDue(db: Db, now: string): Promise<RecordHead[]> {
  const rows = await outsideBin(db)
    .where(({ or, eb }) => or([eb('publish_at', '<=', now), eb('unpublish_at', '<=', now)]))
    .execute()
  const first = ({ publishAt, unpublishAt }: RecordHead) =>
    [publishAt, unpublishAt].filter((at) => at !== null).toSorted()[0]!
  return rows.map(toHead).toSorted((one, other) => (first(one) < first(other) ? -1 : 1))
}

/** What was saved or put into the bin since an instant. */
export async function changedSince(db: Db, since: string): Promise<{ kind: string; id: string }[]> {
  return db
    .selectFrom('records')
    .select(['kind', 'id'])
    .where(({ or, eb }) => or([eb('updated_at', '>=', since), eb('deleted_at', '>=', since)]))
    .execute()
}

/** The next instant at which something is planned; null where nothing is. */
export async function nextPlanned(db: Db): Promise<string | null> {
  const earliest = async (column: 'publish_at' | 'unpublish_at') => {
    const row = await db
      .selectFrom('records')
      .where(column, 'is not', null)
      .where('deleted_at', 'is', null)
      .select(({ fn }) => fn.min(column).as('at'))
      .executeTakeFirst()
    return row?.at ?? null
  }
  const both = [await earliest('publish_at'), await earliest('unpublish_at')].filter((at) => at !== null)
  return both.toSorted()[0] ?? null
}

/** When what is on the site is taken off it, by its id. The end of a planned change is none of what is there now. */
export async function plannedEnds(db: Db, kind: RecordKindName): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('records')
    .select(['id', 'unpublish_at'])
    .where('deleted_at', 'is', null)
    .where('kind', '=', kind)
    .where('state', '=', 'published')
    .where('publish_at', 'is', null)
    .where('unpublish_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, unpublish_at: at }) => [id, at!]))
}

function outsideBin(db: Db) {
  return db.selectFrom('records').selectAll().where('deleted_at', 'is', null)
}

function chosen(db: Db, { kind, state, search = '' }: RecordFilter) {
  const all = db.selectFrom('records').where('deleted_at', 'is', null).where('kind', '=', kind)
  const words = search.trim().toLowerCase()
  return all
    .$if(state !== undefined, (some) => some.where('state', '=', state === 'changed' ? 'published' : state!))
    .$if(state === 'changed', (some) => some.where('draft_number', 'is not', null))
    .$if(state === 'published', (some) => some.where('draft_number', 'is', null))
    .$if(words !== '', (some) => some.where(isCalled(words)))
}

/** Whether one of a record's names, or its id, holds these words, in whatever capitals. */
export function isCalled(words: string) {
  const named = sql<string>`lower(records.id || ' ' || records.name_ar || ' ' || records.name_en)`
  return contains(named, words)
}
