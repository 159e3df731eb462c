import type { Insertable, Selectable, Generated } from 'kysely'
import type { Db } from '#server/data/engine/database.ts'

export type PrintTables = { prints: PrintsTable; sheet_revisions: SheetRevisionsTable }

/**
 * What was printed, or made to be printed, and lies in the storage: by the hash of all that it was made of. `id` and
 * `language` tell whose it is; `revision` counts a sheet's revisions, or the pages of a catalogue.
 */
type PrintsTable = {
  key: string
  kind: 'sheet' | 'catalogue' | 'page' | 'picture'
  id: string
  language: string
  revision: number
  file: string
  bytes: number
  pages: number
  /** The day on which somebody asked for it last. */
  used_at: string
  /** 1 where a newer one could not be made. */
  not_renewed: Generated<number>
}

/** What a product's printed sheet said since when, by the hash of it. */
type SheetRevisionsTable = { product: string; n: number; hash: string; day: string }

export type Print = Selectable<PrintsTable>
export type PrintOf = Pick<Print, 'kind' | 'id' | 'language'>

export async function findPrint(db: Db, key: string): Promise<Print | null> {
  return (await db.selectFrom('prints').selectAll().where('key', '=', key).executeTakeFirst()) ?? null
}

/** All of one subject, the newest revision first. */
export async function listPrintsOf(db: Db, { kind, id, language }: PrintOf): Promise<Print[]> {
  const prints = db.selectFrom('prints').selectAll().where('kind', '=', kind).where('id', '=', id)
  return prints.where('language', '=', language).orderBy('revision', 'desc').orderBy('used_at', 'desc').execute()
}

/** Whose prints of a kind there are; of one subject, or of all. */
export async function listPrinted(db: Db, kind: Print['kind'], id?: string): Promise<PrintOf[]> {
  const all = db.selectFrom('prints').select(['kind', 'id', 'language']).distinct().where('kind', '=', kind)
  return all.$if(id !== undefined, (some) => some.where('id', '=', id!)).execute()
}

/** Whether a sheet was ever printed here. */
export async function hasSheets(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('prints').select('key').where('kind', '=', 'sheet').limit(1).executeTakeFirst()) !== undefined
  )
}

export async function insertPrint(db: Db, print: Insertable<PrintsTable>): Promise<void> {
  await db
    .insertInto('prints')
    .values(print)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function markUsed(db: Db, key: string, usedAt: string): Promise<void> {
  await db.updateTable('prints').set({ used_at: usedAt }).where('key', '=', key).execute()
}

/** Notes whether the prints of a subject could be renewed. */
export async function markRenewed(db: Db, { kind, id, language }: PrintOf, isRenewed: boolean): Promise<void> {
  const prints = db.updateTable('prints').set({ not_renewed: isRenewed ? 0 : 1 })
  await prints.where('kind', '=', kind).where('id', '=', id).where('language', '=', language).execute()
}

export async function listNotRenewed(db: Db): Promise<PrintOf[]> {
  const all = db.selectFrom('prints').select(['kind', 'id', 'language']).distinct().where('not_renewed', '=', 1)
  return all.orderBy('kind').orderBy('id').orderBy('language').execute()
}

export async function deletePrints(db: Db, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('prints').where('key', 'in', keys).execute()
}

/** All of them, the least lately used first. */
export async function listAllPrints(db: Db): Promise<Print[]> {
  return db.selectFrom('prints').selectAll().orderBy('used_at').orderBy('key').execute()
}
