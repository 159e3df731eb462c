import { settingsScreen } from '#content/admin/settings.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { PASSWORD_FIELD } from '#domain/accounts/password-field.ts'
import { can } from '#domain/accounts/permissions.ts'
import { hiddenSettings } from '#domain/site/settings-rights.ts'
import { formTexts } from '#domain/records/field.ts'
import { SETTINGS_ID } from '#domain/records/record-kinds.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import { unconfirmed } from '#app/actions/confirmed.ts'
import { answerUnconfirmed, saveRecord } from '#app/actions/record-action.ts'
import { SETTINGS_PATH } from '#domain/accounts/staff-paths.ts'
import { sentValues } from '#app/actions/sent-values.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { sectionsFor, settingsSections } from '#app/ui/admin/settings/settings-sections.ts'
import { SettingsForm } from '#app/ui/admin/settings/settings-form.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/settings.ts'

export const meta = adminMeta(settingsScreen.title)

export const handle: StaffHandle = { failed: settingsScreen.failed }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, version } = await context.get(servicesContext).settings.read()
  const mailboxes = await context.get(servicesContext).settings.staffMailboxes()
  const { role } = context.get(staffContext)
  const hidden = hiddenSettings((act) => can(role, act))
  const isConfirmed = await context.get(servicesContext).confirmation.isFresh(request.headers)
  const values = formTexts(SETTINGS_FIELDS, settings)
  const sections = sectionsFor(settingsSections(localeOfStaff(request)), (act) => can(role, act))
  return {
    version,
    isConfirmed,
    mailsTo: can(role, 'people-settings.read') ? mailboxes : null,
    values: shownValues(values, hidden),
    sections: sections.shown,
    written: sections.written,
    versions: await versionsOf(context, 'settings', SETTINGS_ID),
  }
}

export async function action(args: Route.ActionArgs) {
  const { settings } = args.context.get(servicesContext)
  const fields = args.context.get(fieldsContext)
  const refused = await unconfirmed(args)
  // A password that is wrong is said to be; one that is missing may not be needed.
  if (refused && typedOf(fields, PASSWORD_FIELD) !== '') {
    return answerUnconfirmed(refused, sentValues(fields, { single: {} }), localeOfStaff(args.request))
  }
  return saveRecord(args, {
    save: (sent, by) => settings.edit(sent, by, refused === null),
    toFields: (read) => formTexts(SETTINGS_FIELDS, read.settings),
    files: { single: {} },
    done: { path: SETTINGS_PATH, notice: 'settings-saved' },
    refused: (message, locale) => settingsScreen.refused[locale](message ?? ''),
  })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedSave(draftRecord('settings', 'site'), serverAction)
}

function shownValues(values: FormValues, hidden: ReadonlySet<string>): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)))
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsForm key={loaderData.version} {...loaderData} posted={actionData} />
}

export function ErrorBoundary() {
  const { failed } = useWords(settingsScreen)
  return (
    <div className="admin-error">
      <LoadError title={failed} whole />
    </div>
  )
}
