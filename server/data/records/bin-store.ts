import { can, type Role } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { readsOf, RECORD_KIND_NAMES, type RecordKindName } from '#domain/kinds.ts'
import type { BinNote, RecordHead } from '#domain/records/record-state.ts'
import { fromJson, toJson, countRows, NO_LIMIT, type Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toHead, toHeadColumns } from './record-rows.ts'
import type { RecordRow } from './record-tables.ts'
import { isCalled } from './records-store.ts'

export type Binned = { head: RecordHead; deletedAt: string; deletedBy: Actor; note: BinNote }

/** `role`: of whoever looks, who is not shown what it may not read. */
export type BinFilter = { kind?: RecordKindName; search?: string; binIds?: string[]; role?: Role }

/** The latest deleted first. */
export async function listBinned(db: Db, { limit, offset, ...filter }: BinFilter & Page = {}): Promise<Binned[]> {
  const rows = await chosen(db, filter)
    .selectAll()
    .orderBy('deleted_at', 'desc')
    .orderBy('key')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toBinned)
}

export async function countBinned(db: Db, filter: BinFilter = {}): Promise<number> {
  return countRows(chosen(db, filter))
}

export async function findBinned(db: Db, key: string): Promise<Binned | null> {
  const row = await inBin(db).selectAll().where('key', '=', key).executeTakeFirst()
  return row ? toBinned(row) : null
}

export async function findBinnedById(db: Db, kind: RecordKindName, id: string): Promise<Binned | null> {
  const row = await inBin(db)
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('deleted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toBinned(row) : null
}

export async function listBinnedBefore(db: Db, instant: string, limit: number): Promise<string[]> {
  const rows = await inBin(db)
    .select('key')
    .where('deleted_at', '<', instant)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}

export async function moveToBin(
  db: Db,
  key: string,
  { deletedAt, deletedBy, note }: Omit<Binned, 'head'>,
): Promise<void> {
  await db
    .updateTable('records')
    .set({ deleted_at: deletedAt, deleted_by: toJson(deletedBy), bin_note: toJson(note) })
    .where('key', '=', key)
    .execute()
}

/** Keeps what went along when a record left the site. */
export async function setNote(db: Db, key: string, note: BinNote): Promise<void> {
  await db
    .updateTable('records')
    .set({ bin_note: toJson(note) })
    .where('key', '=', key)
    .execute()
}

/** What had gone along when a record left the site, which now comes back. */
export async function takeNote(db: Db, key: string): Promise<Partial<BinNote>> {
  const row = await db.selectFrom('records').select('bin_note').where('key', '=', key).executeTakeFirst()
  if (row?.bin_note) await db.updateTable('records').set({ bin_note: null }).where('key', '=', key).execute()
  return fromJson(row?.bin_note ?? '{}')
}

/** Takes a record out of the bin again, perhaps under another id; false where it is not there any more. */
export async function takeFromBin(db: Db, key: string, patch: Partial<Omit<RecordHead, 'key'>>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('records')
    .set({ ...toHeadColumns(patch), deleted_at: null, deleted_by: null, bin_note: null, creation_key: null })
    .where('key', '=', key)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteBinned(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('records')
    .where('key', '=', key)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function inBin(db: Db) {
  return db.selectFrom('records').where('deleted_at', 'is not', null)
}

function chosen(db: Db, { kind, search = '', binIds, role }: BinFilter) {
  const words = search.trim().toLowerCase()
  const readable = RECORD_KIND_NAMES.filter((name) => role === undefined || can(role, readsOf(name)))
  return inBin(db)
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind!))
    .$if(role !== undefined, (some) => some.where('kind', 'in', [...readable, '']))
    .$if(words !== '', (some) => some.where(isCalled(words)))
    .$if(binIds !== undefined, (some) => some.where('key', 'in', binIds!.length > 0 ? binIds! : ['']))
}

function toBinned(row: RecordRow): Binned {
  return {
    head: toHead(row),
    deletedAt: row.deleted_at ?? '',
    deletedBy: fromJson(row.deleted_by ?? '{}'),
    note: fromJson(row.bin_note ?? '{}'),
  }
}
