import type { SiteSettings } from '../../domain/settings.ts'
import { fromJson, toJson } from './codec.ts'
import type { Db } from './database.ts'

/** The settings that staff have changed; the others are not there. */
export async function loadSettings(db: Db): Promise<Partial<SiteSettings>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, fromJson(value)]))
}

export async function saveSettings(db: Db, patch: Partial<SiteSettings>, updatedAt: string): Promise<void> {
  const rows = Object.entries(patch)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: toJson(value), updated_at: updatedAt }))
  if (rows.length === 0) return
  await db
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((build) => ({
        value: build.ref('excluded.value'),
        updated_at: build.ref('excluded.updated_at'),
      })),
    )
    .execute()
}
