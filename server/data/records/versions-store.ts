import type { Actor } from '#domain/accounts/staff.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { RecordHead, RecordVersion, VersionAct } from '#domain/records/record-state.ts'
import {
  inChunks,
  fromJson,
  toCount,
  toFlag,
  toJson,
  countRows,
  NO_LIMIT,
  type Page,
} from '#server/data/engine/codec.ts'
import { takeFilesFromBin } from '#server/data/media/file-bin.ts'
import type { Db } from '#server/data/engine/database.ts'
import { fromJsonOrNone, toVersion } from './record-rows.ts'
import type { VersionRow } from './record-tables.ts'

type NewVersion = Omit<RecordVersion, 'pinned' | 'pinnedBy' | 'isOnSite' | 'isDraft'> & {
  recordKey: string
  /** How the record stood before. */
  headBefore: RecordHead | null
  content: string
  /** Names of files that the content shows; those that are not stored are left out. */
  files: string[]
}

export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  const { recordKey, number, by, files } = version
  await db
    .insertInto('record_versions')
    .values({
      record_key: recordKey,
      number,
      at: version.at,
      by_kind: by.kind,
      by_id: by.id,
      by_name: by.name,
      act_id: version.actId,
      act: version.act,
      state: version.state,
      changed: toJson(version.changed),
      restored_from: version.restoredFrom,
      head_before: version.headBefore === null ? null : toJson(standingOf(version.headBefore)),
      content: version.content,
    })
    .execute()
  if (files.length === 0) return
  await takeFilesFromBin(db, files)
  await db
    .insertInto('version_files')
    .columns(['record_key', 'number', 'file'])
    .expression((build) =>
      build
        .selectFrom('files')
        .select(({ val, ref }) => [
          val(recordKey).as('record_key'),
          val(number).as('number'),
          ref('files.name').as('file'),
        ])
        .where('name', 'in', [...new Set(files)]),
    )
    // Of what was on the site before it had versions, that is told already.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What of a head an act may change, and an undo puts back. */
export type HeadBefore = Pick<
  RecordHead,
  'state' | 'published' | 'draft' | 'draftBase' | 'publishAt' | 'unpublishAt' | 'plannedBy'
>

function standingOf(head: RecordHead): HeadBefore {
  const { state, published, draft, draftBase, publishAt, unpublishAt, plannedBy } = head
  return { state, published, draft, draftBase, publishAt, unpublishAt, plannedBy }
}

/** The newest first. */
export async function listVersions(db: Db, record: RecordHead, { limit, offset }: Page = {}): Promise<RecordVersion[]> {
  const rows = await db
    .selectFrom('record_versions')
    .selectAll()
    .where('record_key', '=', record.key)
    .orderBy('number', 'desc')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map((row) => toVersion(row, record))
}

export async function countVersions(db: Db, key: string): Promise<number> {
  return countRows(db.selectFrom('record_versions').where('record_key', '=', key))
}

export type FoundVersion = RecordVersion & { hash: string; headBefore: HeadBefore | null }

export async function findVersion(
  db: Db,
  record: Pick<RecordHead, 'key' | 'published' | 'draft'>,
  number: number,
): Promise<FoundVersion | null> {
  const row = await db
    .selectFrom('record_versions')
    .selectAll()
    .where('record_key', '=', record.key)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? found(row, record) : null
}

export async function hasVersion(db: Db, key: string, number: number): Promise<boolean> {
  const row = await db
    .selectFrom('record_versions')
    .select('number')
    .where('record_key', '=', key)
    .where('number', '=', number)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest version before one; null where that is the first. */
export async function versionBefore(db: Db, record: RecordHead, number: number): Promise<FoundVersion | null> {
  const row = await db
    .selectFrom('record_versions')
    .selectAll()
    .where('record_key', '=', record.key)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? found(row, record) : null
}

function found(row: VersionRow, record: Pick<RecordHead, 'published' | 'draft'>): FoundVersion {
  return { ...toVersion(row, record), hash: row.content, headBefore: fromJsonOrNone<HeadBefore>(row.head_before) }
}

export type VersionOfAct = {
  recordKey: string
  number: number
  by: Actor
  act: VersionAct
  changed: string[]
  /** Before it the record was not on the site: new, or in the bin. */
  isFirst: boolean
}

export async function versionsOfAct(db: Db, actId: string, { limit, offset }: Page = {}): Promise<VersionOfAct[]> {
  const rows = await db
    .selectFrom('record_versions')
    .select(['record_key', 'number', 'by_kind', 'by_id', 'by_name', 'act', 'changed', 'head_before'])
    .where('act_id', '=', actId)
    .orderBy('record_key')
    .orderBy('number')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(({ record_key, number, act, changed, head_before, ...by }) => ({
    recordKey: record_key,
    number,
    by: { kind: by.by_kind as Actor['kind'], id: by.by_id, name: by.by_name },
    act: act as VersionAct,
    changed: fromJson<string[]>(changed),
    isFirst: act === 'unbin' || head_before === null,
  }))
}

export async function countRecordsOfAct(db: Db, actId: string): Promise<number> {
  const { count } = await db
    .selectFrom('record_versions')
    .select(({ fn }) => fn.count<string | number>('record_key').distinct().as('count'))
    .where('act_id', '=', actId)
    .executeTakeFirstOrThrow()
  return toCount(count)
}

export async function recordsOfAct(db: Db, actId: string, kind: RecordKindName, ids: string[]): Promise<Set<string>> {
  const rows = await inChunks(ids, (some) =>
    db
      .selectFrom('records')
      .innerJoin('record_versions', 'record_versions.record_key', 'records.key')
      .select('records.id')
      .where('records.kind', '=', kind)
      .where('records.id', 'in', some)
      .where('record_versions.act_id', '=', actId)
      .execute(),
  )
  return new Set(rows.map(({ id }) => id))
}

/** False where there is no such version. */
export async function pinVersion(db: Db, key: string, number: number, by: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('record_versions')
    .set({ pinned: toFlag(by !== null), pinned_by: by })
    .where('record_key', '=', key)
    .where('number', '=', number)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function contentsOf(db: Db, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('record_versions')
    .select('content')
    .distinct()
    .where('record_key', '=', key)
    .execute()
  return rows.map(({ content }) => content)
}
