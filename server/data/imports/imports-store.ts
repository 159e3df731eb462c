import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Import, ImportKind, ImportState, ImportOptions } from '#domain/imports/import.ts'
import type { Locale } from '#domain/text/locale.ts'
import {
  inChunks,
  fromFlag,
  fromJson,
  toFlag,
  toJson,
  countRows,
  NO_LIMIT,
  type Page,
} from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { ImportsTable } from './import-tables.ts'

/** `pricesOf`: prices that this account has sent and nobody else; null for all. */
type Which = { since?: string; pricesOf?: Import['by'] | null }

export async function insertImport(db: Db, one: Import, creationKey: string | null): Promise<void> {
  await db
    .insertInto('imports')
    .values({ ...toColumns(one), creation_key: creationKey } as Insertable<ImportsTable>)
    .execute()
}

export async function findImport(db: Db, id: string): Promise<Import | null> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toImport(row) : null
}

export async function findCreatedImport(db: Db, creationKey: string): Promise<Import | null> {
  const row = await db.selectFrom('imports').selectAll().where('creation_key', '=', creationKey).executeTakeFirst()
  return row ? toImport(row) : null
}

/** Of what an act was an import; null where it was none. */
export async function findImportKind(db: Db, actId: string): Promise<ImportKind | null> {
  const row = await db.selectFrom('imports').select('kind').where('act_id', '=', actId).executeTakeFirst()
  return row ? (row.kind as ImportKind) : null
}

export async function priceImportsAmong(db: Db, actIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await inChunks(actIds, (some) =>
    db.selectFrom('imports').select('act_id').where('kind', '=', 'prices').where('act_id', 'in', some).execute(),
  )
  return new Set(rows.map(({ act_id: actId }) => actId))
}

/** Whether an act is an import that goes on. */
export async function isImportRunning(db: Db, actId: string): Promise<boolean> {
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where('act_id', '=', actId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return row !== undefined
}

function someImports(db: Db, { since = '', pricesOf = null }: Which) {
  return db
    .selectFrom('imports')
    .where('created_at', '>=', since)
    .$if(pricesOf !== null, (some) =>
      some.where(({ eb, or }) => or([eb('kind', '!=', 'prices'), eb('account', '=', accountOf(pricesOf!))])),
    )
}

/** The latest first; none that came before `since`. */
export async function listImports(db: Db, { limit, offset, ...which }: Page & Which = {}): Promise<Import[]> {
  const rows = await someImports(db, which)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toImport)
}

export async function countImports(db: Db, which: Which = {}): Promise<number> {
  return countRows(someImports(db, which))
}

/** Changes what is given of an import that stands as it is expected to; false where it does not any more. */
export async function updateImport(
  db: Db,
  { id, state, done }: { id: string; state?: ImportState; done?: number },
  patch: Partial<Import>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(toColumns(patch))
    .where('id', '=', id)
    .$if(state !== undefined, (some) => some.where('state', '=', state!))
    .$if(done !== undefined, (some) => some.where('done', '=', done!))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const WORKED_ON: ImportState[] = ['reading', 'running']

/** Whether a server writes another import at this moment. */
export async function isAnotherRunning(db: Db, id: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('imports')
    .innerJoin('work', (join) => join.onRef('work.id', '=', 'imports.id').on('work.kind', '=', 'import'))
    .select('imports.id')
    .where('imports.id', '!=', id)
    .where('imports.state', '=', 'running')
    .where('work.leased_until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** The import that a server is at, or that waits for one: what is being written before what is being checked. */
export async function findImportUnderWay(
  db: Db,
  which: Which,
): Promise<Pick<Import, 'id' | 'state' | 'total' | 'done'> | null> {
  const row = await someImports(db, which)
    .select(['id', 'state', 'total', 'done'])
    .where('state', 'in', WORKED_ON)
    .orderBy('state', 'desc')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, state: row.state as ImportState } : null
}

export async function listImportFiles(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select(['file_key', 'pictures_key'])
    .where('file_key', 'is not', null)
    .execute()
  return rows.flatMap(({ file_key: file, pictures_key: pictures }) => [file ?? [], pictures ?? []].flat())
}

/** Imports whose file or rows are to go: what ended or was begun before then, or was left unfinished before `unfinished`. */
export async function listPastImports(db: Db, before: { ended: string; unfinished: string }): Promise<Import[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .where('file_key', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        eb('created_at', '<', before.ended),
        and([eb('state', 'in', ['asks', 'ready', 'failed', 'discarded']), eb('created_at', '<', before.unfinished)]),
      ]),
    )
    .execute()
  return rows.map(toImport)
}

function toColumns(one: Partial<Import>): Updateable<ImportsTable> {
  const json = (value: unknown) => (value === undefined ? undefined : toJson(value))
  const orNull = (value: unknown) => (value === undefined ? undefined : value === null ? null : toJson(value))
  const columns: Updateable<ImportsTable> = {
    id: one.id,
    act_id: one.actId,
    actor: json(one.by),
    account: one.by && accountOf(one.by),
    kind: one.kind,
    state: one.state,
    locale: one.locale,
    file_name: one.fileName,
    file_bytes: one.fileBytes,
    file_key: one.fileKey,
    pictures_key: one.picturesKey,
    file: orNull(one.file),
    asks: json(one.asks),
    columns: json(one.columns),
    chosen: json(one.chosen),
    options: json(one.options),
    counts: json(one.counts),
    products: json(one.products),
    new_categories: json(one.newCategories),
    stored_pictures: json(one.storedPictures),
    total: one.total,
    done: one.done,
    runs_at_once: one.runsAtOnce === undefined ? undefined : toFlag(one.runsAtOnce),
    message: orNull(one.message),
    checked_at: one.checkedAt,
    created_at: one.createdAt,
    ended_at: one.endedAt,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

export function accountOf({ kind, id }: Import['by']): string {
  return `${kind} ${id ?? ''}`
}

function toImport(row: Selectable<ImportsTable>): Import {
  return {
    id: row.id,
    actId: row.act_id,
    by: fromJson(row.actor),
    kind: row.kind as ImportKind,
    state: row.state as ImportState,
    locale: row.locale as Locale,
    fileName: row.file_name,
    fileBytes: row.file_bytes,
    fileKey: row.file_key,
    picturesKey: row.pictures_key,
    file: row.file === null ? null : fromJson(row.file),
    asks: fromJson(row.asks),
    columns: fromJson(row.columns),
    chosen: fromJson(row.chosen),
    options: fromJson(row.options),
    counts: fromJson(row.counts),
    products: fromJson(row.products),
    newCategories: fromJson(row.new_categories),
    storedPictures: fromJson(row.stored_pictures),
    total: row.total,
    done: row.done,
    runsAtOnce: fromFlag(row.runs_at_once),
    message: row.message === null ? null : fromJson(row.message),
    checkedAt: row.checked_at,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  }
}

/** How an account has named the columns of files with these headings, and when. */
export type ImportMap = { columns: Record<string, string>; options: ImportOptions; day: string }

type Key = { account: string; headings: string }

export async function findImportMap(db: Db, { account, headings }: Key): Promise<ImportMap | null> {
  const row = await db
    .selectFrom('import_maps')
    .selectAll()
    .where('account', '=', account)
    .where('headings', '=', headings)
    .executeTakeFirst()
  return row ? { columns: fromJson(row.columns), options: fromJson(row.options), day: row.day } : null
}

export async function saveImportMap(db: Db, key: Key, { columns, options, day }: ImportMap): Promise<void> {
  const values = { columns: toJson(columns), options: toJson(options), day }
  await db
    .insertInto('import_maps')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['account', 'headings']).doUpdateSet(values))
    .execute()
}

export async function forgetImportMap(db: Db, { account, headings }: Key): Promise<void> {
  await db.deleteFrom('import_maps').where('account', '=', account).where('headings', '=', headings).execute()
}
