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
