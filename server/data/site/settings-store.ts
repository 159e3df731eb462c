import type { SiteSettings } from '../../../domain/site/settings.ts'
import { fromJson, toJson } from '../engine/codec.ts'
import type { Db } from '../engine/database.ts'

/** The settings that staff have changed; the others are not there. The version grows with every change. */
export async function loadSettings(db: Db): Promise<{ values: Partial<SiteSettings>; version: number }> {
  const rows = await db.selectFrom('settings').select(['key', 'value', 'version']).execute()
  return {
    values: Object.fromEntries(rows.map(({ key, value }) => [key, fromJson(value)])),
    version: rows.reduce((sum, { version }) => sum + version, 0),
  }
}

export async function saveSettings(db: Db, patch: Partial<SiteSettings>, updatedAt: string): Promise<void> {
  const rows = Object.entries(patch)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: toJson(value), updated_at: updatedAt, version: 1 }))
  if (rows.length === 0) return
  await db
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((build) => ({
        value: build.ref('excluded.value'),
        updated_at: build.ref('excluded.updated_at'),
        version: build('settings.version', '+', 1),
      })),
    )
    .execute()
}
