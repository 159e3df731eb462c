import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { staffMailboxes, type StaffMailboxes } from '#domain/messages/staff-mailboxes.ts'
import type { SiteSettings, VersionedSettings } from '#domain/site/settings.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { mailTexts } from '#content/mails.ts'
import { firstMailTexts } from '#server/mail/mail-texts.ts'
import { loadSettings } from '#server/data/site/settings-store.ts'
import type { EditOutcome } from '#server/records/transaction.ts'
import { readSettings, wholeSettings } from './read-settings.ts'
import { editSettings } from './settings-editing.ts'

export type SettingsService = {
  /** What staff have set, over what the site began with: the values of the demo content, or nothing. */
  get(): Promise<SiteSettings>
  /** The same with its version, for a form. */
  read(): Promise<VersionedSettings>
  /** Where mails to the team go. */
  staffMailboxes(): Promise<StaffMailboxes>
  /** Whether it began without the demo content, and so says and shows nothing of it. */
  isNeutral(): Promise<boolean>
  /** What its mails say before staff have written them. */
  firstMailTexts(): Promise<typeof mailTexts>
  /** Saves the fields of the settings form as they were sent; those that touch people only where the password was given again. */
  edit(fields: FormFields, by: StaffCaller, isConfirmed: boolean): Promise<EditOutcome<VersionedSettings>>
}

/** `memoize` holds what every page shows; `salesEmail` is the configuration's. */
type SettingsDeps = { db: Db; clock: Clock; memoize?: Memoize; salesEmail?: string | null }

export function createSettings({ db, clock, memoize = unmemoized, salesEmail = null }: SettingsDeps): SettingsService {
  const stored = memoize(() => loadSettings(db))
  return {
    get: memoize(async () => wholeSettings(await stored())),
    isNeutral: async () => (await stored()).neutralHost !== null,
    firstMailTexts: async () => firstMailTexts((await stored()).neutralHost !== null),
    async staffMailboxes() {
      const now = await loadSettings(db)
      return staffMailboxes(now.values, wholeSettings(now), salesEmail)
    },
    read: () => readSettings(db),
    edit: (fields, by, isConfirmed) => editSettings({ db, clock }, { fields, by, isConfirmed }),
  }
}
