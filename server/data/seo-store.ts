import type { SeoOverride } from '../../domain/seo-override.ts'
import { fromJson, toJson } from './codec.ts'
import type { Db } from './database.ts'

/** All overrides by their key: a product's id or a part of its slug or name. */
export async function loadSeoOverrides(db: Db): Promise<Map<string, SeoOverride>> {
  const rows = await db.selectFrom('seo_overrides').select(['key', 'value']).orderBy('key').execute()
  return new Map(rows.map(({ key, value }) => [key, fromJson<SeoOverride>(value)]))
}

export async function saveSeoOverrides(
  db: Db,
  overrides: Record<string, SeoOverride>,
  updatedAt: string,
): Promise<void> {
  const rows = Object.entries(overrides).map(([key, value]) => ({ key, value: toJson(value), updated_at: updatedAt }))
  if (rows.length === 0) return
  await db
    .insertInto('seo_overrides')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((column) => ({
        value: column.ref('excluded.value'),
        updated_at: column.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

export async function listSeoKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('seo_overrides').select('key').orderBy('key').execute()
  return rows.map(({ key }) => key)
}

export async function findSeoOverride(db: Db, key: string): Promise<SeoOverride | null> {
  const row = await db.selectFrom('seo_overrides').select('value').where('key', '=', key).executeTakeFirst()
  return row ? fromJson<SeoOverride>(row.value) : null
}

/** False when there is none. */
export async function deleteSeoOverride(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('seo_overrides').where('key', '=', key).executeTakeFirst()
  return numDeletedRows > 0n
}
