import { demoSettings } from '#seed/demo-settings.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import type { SiteSettings, VersionedSettings } from '#domain/site/settings.ts'
import type { Db } from '#server/data/engine/database.ts'
import { loadSettings, type StoredSettings } from '#server/data/site/settings-store.ts'

export async function readSettings(db: Db): Promise<VersionedSettings> {
  const stored = await loadSettings(db)
  return { settings: wholeSettings(stored), version: stored.version }
}

export function wholeSettings({ values, neutralHost, neutralAct }: StoredSettings): SiteSettings {
  if (neutralHost === null) return { ...demoSettings, ...values }
  // A site that search engines know stays open to them when its demo content goes.
  const { indexed } = neutralAct === null ? neutralSettings(neutralHost) : demoSettings
  return { ...neutralSettings(neutralHost), indexed, ...values }
}
