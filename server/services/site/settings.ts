import { forbiddenWords } from '#content/forbidden.ts'
import { recordProblems } from '#content/record-problems.ts'
import type { StaffCaller, ChangeMaker } from '#domain/accounts/caller.ts'
import { Forbidden, Unconfirmed, type Act } from '#domain/accounts/permissions.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { staffMailboxes, type StaffMailboxes } from '#domain/messages/staff-mailboxes.ts'
import { failure, success } from '#domain/records/errors.ts'
import { lineFields, readRecord } from '#domain/fields/field.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { ANY_WRITE, SETTINGS_ID } from '#domain/kinds.ts'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import { rightsTo } from '#domain/site/settings-rights.ts'
import type { SiteSettings, VersionedSettings } from '#domain/site/settings.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { authorize, mayNow } from '#server/auth/authorization.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import type { mailTexts } from '#content/mails.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { firstMailTexts } from '#server/mail/mail-texts.ts'
import { loadSettings, type StoredSettings, saveSettings } from '#server/data/site/settings-store.ts'
import { changedParts, isOutdated, namedVersion } from '#server/records/form-marks.ts'
import type { Standing } from '#server/records/heads.ts'
import { type EditOutcome, editInTransaction, type Tried } from '#server/records/transaction.ts'
import { newWriteContext, writeVersion, type WriteContext } from '#server/records/write.ts'

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

/**
 * Saves what the settings form says, with its line in the record of changes. A form that names the version it was
 * filled from is refused as stale when somebody else has saved since.
 */
function editSettings(
  { db, clock }: { db: Db; clock: Clock },
  { by, ...edit }: Omit<Edit, 'context'> & { by: ChangeMaker },
): Promise<EditOutcome<VersionedSettings>> {
  return editInTransaction(db, edit.fields, (tx, actId) =>
    saveSettingsForm(tx, { ...edit, context: newWriteContext(by, clock(), actId) }),
  )
}

type Edit = { fields: FormFields; context: WriteContext; isConfirmed: boolean }

/** The same as a part of a transaction. */
export async function saveSettingsForm(
  tx: Tx,
  { fields, context, isConfirmed }: Edit,
): Promise<Tried<VersionedSettings>> {
  const { by } = context
  await takeLock(tx, 'change in settings')
  await authorize(tx, by, ANY_WRITE)
  const before = await readSettings(tx)
  const form = recordForm(fields, { isNew: false })
  if (isOutdated(namedVersion(form), before)) return failure({ kind: 'stale', current: before })
  const { input, problems } = readRecord(SETTINGS_FIELDS, fields, before.settings)
  const changed = changedParts(before.settings, { ...before.settings, ...input })
  const rights = rightsTo(changed, problems)
  for (const [right, names] of rights) await refuseFields(tx, by, right, names)
  if (rights.has('people-settings.write') && !isConfirmed) throw new Unconfirmed()
  const wrong = { ...form.problems, ...problems }
  if (Object.keys(wrong).length > 0) return failure({ kind: 'invalid', fields: recordProblems(wrong) })
  if (changed.length === 0) return success(before)
  const patch = Object.fromEntries(Object.entries(input).filter(([name]) => changed.includes(name)))
  await saveSettings(tx, patch, toInstant(context.at))
  const after = await readSettings(tx)
  const standings = { before: settingsStanding(before), after: settingsStanding(after) }
  await writeVersion(tx, { kind: 'settings', ...standings, context })
  return success(after)
}

export function settingsStanding({ settings, version }: VersionedSettings): Standing {
  return { id: SETTINGS_ID, content: lineFields(SETTINGS_FIELDS, settings), version }
}

/** Staff who may change only some settings send the others unchanged; if one of those differs, nothing is saved. */
async function refuseFields(tx: Tx, by: ChangeMaker, right: Act, names: string[]): Promise<void> {
  if (await mayNow(tx, by, right)) return
  throw new Forbidden(right, Object.fromEntries(names.map((name) => [name, forbiddenWords.field])))
}
