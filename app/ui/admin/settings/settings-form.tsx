import { settingsScreen } from '#content/admin/settings.ts'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import type { StaffMailboxes } from '#domain/messages/staff-mailboxes.ts'
import { useWords } from '#app/locale.ts'
import type { FormSection } from '#app/ui/admin/form/form-sections.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { draftRecord } from '#app/ui/admin/form/drafts/draft-record.ts'
import { RecordForm } from '#app/ui/admin/form/record-form.tsx'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'
import { ConfirmationProvider, Confirmation, PasswordField } from '#app/ui/admin/current-password.tsx'
import { QuotesPart } from './quotes-part.tsx'
import { IfMay, useMay } from '#app/ui/admin/use-may.tsx'
import { SectionList } from '#app/ui/admin/form/section-list.tsx'
import { ContactPart, PlacePart } from './contact-parts.tsx'
import { IdentityPart, LegalPart, SocialPart } from './identity-parts.tsx'
import { PricesPart, PrivacyPart, RatingPart, SeoPart, VersionsPart } from './search-parts.tsx'
import { WorkPart } from './work-part.tsx'
import { use } from 'react'
import { PASSWORD_FIELD } from '#domain/accounts/password-field.ts'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { useField } from '#app/ui/admin/form/record-form-context.ts'

type SettingsFormProps = {
  isConfirmed: boolean
  /** Where mails to the team go; null for whoever may not read that. */
  mailsTo: StaffMailboxes | null
  version: number
  values: FormValues
  sections: FormSection[]
  /** Those of them that are sent. */
  written: FormSection[]
  posted: SaveAnswer | undefined
}

/** Every setting of the site in one form; saving it is one change. */
export function SettingsForm({ isConfirmed, mailsTo, version, values, sections, written, posted }: SettingsFormProps) {
  const words = useWords(settingsScreen)
  const mayWrite = useMay('settings.write')
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
            <SiteParts mailsTo={mailsTo} />
          ) : (
            <fieldset disabled className="fixed-form">
              <SiteParts mailsTo={mailsTo} />
            </fieldset>
          )}
          <IfMay act="desk-settings">
            <QuotesPart />
            <PricesPart />
            <WorkPart />
          </IfMay>
          <IfMay act="people-settings.read">
            <PrivacyPart />
            <VersionsPart />
          </IfMay>
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

/** What the site says of the company. */
function SiteParts({ mailsTo }: Pick<SettingsFormProps, 'mailsTo'>) {
  return (
    <>
      <IdentityPart />
      <ContactPart mailsTo={mailsTo} />
      <PlacePart />
      <SocialPart />
      <LegalPart />
      <SeoPart />
      <RatingPart />
    </>
  )
}

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
