import type { SeoOverride } from '../../domain/seo-override.ts'
import { fromJson, toJson } from './codec.ts'
import type { Db } from './database.ts'

export async function listSeoKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('seo_overrides').select('key').orderBy('key').execute()
  return rows.map(({ key }) => key)
}

export async function findSeoOverride(db: Db, key: string): Promise<SeoOverride | null> {
  const row = await db.selectFrom('seo_overrides').select('value').where('key', '=', key).executeTakeFirst()
  return row ? fromJson<SeoOverride>(row.value) : null
}

export async function saveSeoOverride(db: Db, key: string, override: SeoOverride, updatedAt: string): Promise<void> {
  const row = { value: toJson(override), updated_at: updatedAt }
  await db
    .insertInto('seo_overrides')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** False when there is none. */
export async function deleteSeoOverride(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('seo_overrides').where('key', '=', key).executeTakeFirst()
  return numDeletedRows > 0n
}
