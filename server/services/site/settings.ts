import type { StaffCaller } from '../../../domain/accounts/caller.ts'
import type { FormFields } from '../../../domain/messages/message-form.ts'
import type { SiteSettings, VersionedSettings } from '../../../domain/site/settings.ts'
import { siteDefaults } from '../../../content/site.ts'
import { unmemoized, type Memoize } from '../../cache/memoized.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../data/engine/database.ts'
import { loadSettings } from '../../data/site/settings-store.ts'
import type { EditOutcome } from '../records/edit-transaction.ts'
import { readSettings } from './read-settings.ts'
import { editSettings } from './settings-editing.ts'

export type SettingsService = {
  /** What staff have set, over the defaults of `content/site.ts`. */
  get(): Promise<SiteSettings>
  /** The same with its version, for a form. */
  read(): Promise<VersionedSettings>
  /** Where mail for the sales team goes: as staff have set it, or else as the configuration says. */
  salesAddress(): Promise<string>
  /** Saves the fields of the settings form as they were sent; those that touch people only where the password was given again. */
  edit(fields: FormFields, by: StaffCaller, isConfirmed: boolean): Promise<EditOutcome<VersionedSettings>>
}

/** `memoize` holds what every page shows; `salesEmail` is the configuration's. */
export type SettingsDeps = { db: Db; clock: Clock; memoize?: Memoize; salesEmail?: string | null }

export function createSettings({ db, clock, memoize = unmemoized, salesEmail = null }: SettingsDeps): SettingsService {
  return {
    get: memoize(async () => (await readSettings(db)).settings),
    salesAddress: async () => (await loadSettings(db)).values.salesEmail ?? salesEmail ?? siteDefaults.salesEmail,
    read: () => readSettings(db),
    edit: (fields, by, isConfirmed) => editSettings({ db, clock }, { fields, by, isConfirmed }),
  }
}
