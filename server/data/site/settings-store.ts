import type { SiteSettings } from '#domain/site/settings.ts'
import { fromJson, toJson } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { noteChanges } from '#server/data/search/search-changes-store.ts'

/** Marks a site that began without the demo content: its value is the host that such a site is called by until it has a name. */
const NEUTRAL_HOST = 'neutral_host'

/** The act that made a site with the demo content neutral, or that took this back. */
const NEUTRAL_ACT = 'neutral_act'

/** The settings that staff have changed; the others are not there. The version grows with every change. */
export type StoredSettings = {
  values: Partial<SiteSettings>
  version: number
  neutralHost: string | null
  /** Null of a site that is what it began as. */
  neutralAct: string | null
}

export async function loadSettings(db: Db): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value', 'version']).execute()
  const set = rows.filter(({ key }) => key !== NEUTRAL_HOST && key !== NEUTRAL_ACT)
  const markOf = (name: string) => {
    const mark = rows.find(({ key }) => key === name)
    return mark ? fromJson<string>(mark.value) : null
  }
  return {
    values: Object.fromEntries(set.map(({ key, value }) => [key, fromJson(value)])),
    version: set.reduce((sum, { version }) => sum + version, 0),
    neutralHost: markOf(NEUTRAL_HOST),
    neutralAct: markOf(NEUTRAL_ACT),
  }
}

/** Whatever nobody has set is empty from now on, and the name is the host. */
export async function markNeutral(db: Db, host: string, updatedAt: string): Promise<void> {
  await saveMark(db, NEUTRAL_HOST, host, updatedAt)
  await noteName(db)
}

export async function noteNeutralAct(db: Db, actId: string, updatedAt: string): Promise<void> {
  await saveMark(db, NEUTRAL_ACT, actId, updatedAt)
}

async function saveMark(db: Db, key: string, said: string, updatedAt: string): Promise<void> {
  const row = { key, value: toJson(said), updated_at: updatedAt, version: 1 }
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value, updated_at: updatedAt }))
    .execute()
}

export async function unmarkNeutral(db: Db): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', NEUTRAL_HOST).execute()
  await noteName(db)
}

/** The search finds a page by what the site is called. */
async function noteName(db: Db): Promise<void> {
  await noteChanges(db, 'site', ['name'])
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
      conflict
        .column('key')
        .doUpdateSet((build) => ({
          value: build.ref('excluded.value'),
          updated_at: build.ref('excluded.updated_at'),
          version: build('settings.version', '+', 1),
        })),
    )
    .execute()
  if (patch.name !== undefined) await noteName(db)
}
