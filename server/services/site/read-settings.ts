import { siteDefaults } from '../../../content/site.ts'
import type { VersionedSettings } from '../../../domain/site/settings.ts'
import type { Db } from '../../data/engine/database.ts'
import { loadSettings } from '../../data/site/settings-store.ts'

/** What staff have set, over the defaults of `content/site.ts`. */
export async function readSettings(db: Db): Promise<VersionedSettings> {
  const { values, version } = await loadSettings(db)
  return { settings: { ...siteDefaults, ...values }, version }
}
