import { siteDefaults } from '../../content/site.ts'
import type { SiteSettings } from '../../domain/settings.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/codec.ts'
import type { Db } from '../data/database.ts'
import { loadSettings, saveSettings } from '../data/settings-store.ts'

export type SettingsService = {
  /** What staff have set, over the defaults of `content/site.ts`. */
  get(): Promise<SiteSettings>
  update(patch: Partial<SiteSettings>): Promise<SiteSettings>
}

export function createSettings({ db, clock }: { db: Db; clock: Clock }): SettingsService {
  const get = async () => ({ ...siteDefaults, ...(await loadSettings(db)) })
  return {
    get,
    update: async (patch) => {
      await saveSettings(db, patch, toInstant(clock()))
      return get()
    },
  }
}
