import type { ImportOptions } from '#domain/imports/import.ts'
import { fromJson, toJson } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

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
