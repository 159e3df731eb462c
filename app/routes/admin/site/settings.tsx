import { use } from 'react'
import { settingsScreen } from '#content/admin/settings.ts'
import { networkNames } from '#content/pages/network-names.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { can, type Act } from '#domain/accounts/permissions.ts'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import { hiddenSettings, DESK_FIELDS } from '#domain/site/settings-rights.ts'
import { formTexts, formNames } from '#domain/fields/field.ts'
import { SETTINGS_ID } from '#domain/kinds.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import { SETTINGS_PATH, STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { SOCIAL_NETWORKS } from '#domain/site/settings.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { unconfirmed } from '#app/actions/confirmed.ts'
import { answerUnconfirmed, saveRecord } from '#app/actions/record-action.ts'
import { sentValues } from '#app/actions/sent-values.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { guardedSave } from '#app/ui/admin/form/drafts/guarded-save.ts'
import { settingsView } from '#app/ui/admin/settings/settings-view.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-store.ts'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { formSections, type FieldGroup, type FormSection, namesOf } from '#app/ui/admin/form/form-sections.ts'
import { Part } from '#app/ui/admin/form/placed-part.tsx'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'
import { ConfirmationProvider, Confirmation, PasswordField } from '#app/ui/admin/current-password.tsx'
import { IfMay, useMay } from '#app/ui/admin/use-may.tsx'
import { SectionList } from '#app/ui/admin/form/section-list.tsx'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { useField } from '#app/ui/admin/form/record-form-context.ts'
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

export function settingsSections(locale: Locale): FormSection[] {
  const { sections, fields } = inLanguage(settingsScreen, locale)
  const social = Object.fromEntries(SOCIAL_NETWORKS.map((name) => [`social_${name}`, networkNames[name][locale]]))
  return formSections(SETTINGS_FIELDS, sections, { ...fields, social }, { options: settingsView.options })
}

/** What somebody may read of them, and what they may change: the rest of the form is not sent, and is never unsaved. */
export function sectionsFor(sections: FormSection[], may: (act: Act) => boolean) {
  const hidden = hiddenSettings(may)
  const shown = sectionsWith(sections, (name) => !hidden.has(name))
  return { shown, written: may('settings.write') ? shown : sectionsWith(shown, (name) => DESK_FIELDS.includes(name)) }
}

function sectionsWith(sections: FormSection[], has: (name: string) => boolean): FormSection[] {
  const isWhole = ({ names }: FieldGroup) => names.every(has)
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter(isWhole) }))
    .filter(({ fields }) => fields.length > 0)
}

type SettingsFormProps = {
  isConfirmed: boolean
  version: number
  values: FormValues
  sections: FormSection[]
  /** Those of them that are sent. */
  written: FormSection[]
  posted: SaveAnswer | undefined
}

/** Every setting of the site in one form; saving it is one change. */
function SettingsForm({ isConfirmed, version, values, sections, written, posted }: SettingsFormProps) {
  const words = useWords(settingsScreen)
  const mayWrite = useMay('settings.write')
  const mayReach = useMay('people-settings.write')
  const names = namesOf(sections)
  const isOfSite = ({ id }: FormSection) => OF_SITE.includes(id)
  const part = ({ id }: FormSection) => (
    <Part
      key={id}
      view={settingsView}
      section={id}
      isShown={(field) => formNames(field).some((name) => names.includes(name))}
      isReadOnly={(field) => 'right' in field && field.right === 'people-settings.write' && !mayReach}
    />
  )
  const ofSite = sections.filter(isOfSite).map(part)
  return (
    <RecordForm
      record={draftRecord('settings', 'site')}
      version={version}
      values={values}
      sections={written}
      posted={posted}
      title={words.title}
      save={words.save}
      cancelTo={STAFF_PATH}
      unreachable={words.unreachable}
      writes={mayWrite ? 'settings.write' : 'desk-settings'}
    >
      <p className="text-ink-2">{words.atOnce}</p>
      <div className="form-layout">
        <SectionList sections={sections} />
        <div className="form-parts">
          {mayWrite ? (
            ofSite
          ) : (
            <fieldset disabled className="fixed-form">
              {ofSite}
            </fieldset>
          )}
          {sections.filter((section) => !isOfSite(section)).map(part)}
          <IfMay act="people-settings.write">
            <ConfirmationProvider value={isConfirmed}>
              <ConfirmationPart />
            </ConfirmationProvider>
          </IfMay>
        </div>
      </div>
    </RecordForm>
  )
}

const OF_SITE = ['identity', 'contact', 'place', 'social', 'legal', 'seo', 'rating']

/** Where the form asks for the own password again; it is needed for what touches people alone. */
function ConfirmationPart() {
  const { confirmTitle, confirmHint } = useWords(settingsScreen)
  const { error } = useField(PASSWORD_FIELD)
  if (use(Confirmation) && error === undefined) return null
  return (
    <FormPart id="confirmation" title={confirmTitle}>
      <PasswordField error={error} hint={confirmHint} />
    </FormPart>
  )
}
