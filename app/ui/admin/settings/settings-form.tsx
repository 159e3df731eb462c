import { settingsScreen } from '#content/admin/settings.ts'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { formNames } from '#domain/records/field.ts'
import { Part } from '#app/ui/admin/form/placed-part.tsx'
import { PASSWORD_FIELD } from '#domain/records/form-fields.ts'
import { settingsView } from './settings-view.tsx'
import { namesOf, type FormSection } from '#app/ui/admin/form/form-sections.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'
import { ConfirmationProvider, Confirmation, PasswordField } from '#app/ui/admin/current-password.tsx'
import { IfMay, useMay } from '#app/ui/admin/use-may.tsx'
import { SectionList } from '#app/ui/admin/form/section-list.tsx'
import { use } from 'react'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { useField } from '#app/ui/admin/form/record-form-context.ts'

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
export function SettingsForm({ isConfirmed, version, values, sections, written, posted }: SettingsFormProps) {
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
