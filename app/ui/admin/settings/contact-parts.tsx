import { settingsScreen } from '#content/admin/settings.ts'
import type { StaffMailboxes } from '#domain/messages/staff-mailboxes.ts'
import { useWords } from '#app/locale.ts'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { FormText, FormTextArea } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { SettingPair } from './setting-pair.tsx'
import { SettingsPart } from './settings-part.ts'

const PHONE = { type: 'tel', autoComplete: 'off', ltr: true, optional: true } as const
const EMAIL = { type: 'email', autoComplete: 'off', ltr: true, optional: true } as const

/** Whom people reach is read by all who work with them, and changed by owners. */
export function ContactPart({ mailsTo }: { mailsTo: StaffMailboxes | null }) {
  const words = useWords(settingsScreen)
  const { fields } = words
  const isShown = useMay('people-settings.read')
  const readOnly = !useMay('people-settings.write')
  const phone = (name: string, label: string, hint?: string) =>
    isShown ? <FormText {...PHONE} {...{ readOnly, name, label, hint }} /> : null
  const email = (name: string, label: string, hint?: string) =>
    isShown ? <FormText {...EMAIL} {...{ readOnly, name, label, hint }} /> : null
  return (
    <SettingsPart
      section="contact"
      title={words.sections.contact}
      rows={[
        ['phone', 'salesPhone', 'messagingNumber'],
        ['email', 'salesEmail', 'supportEmail', 'privacyEmail'],
      ]}
      controls={{
        phone: phone('phone', fields.phone),
        salesPhone: phone('sales_phone', fields.salesPhone, words.salesPhoneHint),
        messagingNumber: phone('messaging_number', fields.messagingNumber),
        email: email('email', fields.email),
        salesEmail: email('sales_email', fields.salesEmail),
        supportEmail: email('support_email', fields.supportEmail),
        privacyEmail: email('privacy_email', fields.privacyEmail, words.privacyEmailHint),
        notifyEmails: mailsTo && <NotifyEmails readOnly={readOnly} mailsTo={mailsTo} />,
        hours: (
          <>
            {isShown && readOnly && <p className="field-hint">{words.peopleNote}</p>}
            <SettingPair name="hours" label={settingsScreen.fields.hours} />
          </>
        ),
      }}
    />
  )
}

/** Its hint says where mails go now, whatever stands in the field. */
function NotifyEmails({ readOnly, mailsTo }: { readOnly: boolean; mailsTo: StaffMailboxes }) {
  const words = useWords(settingsScreen)
  const { addresses, source } = mailsTo
  const now = addresses.length === 0 ? words.mailsToNobody : words.mailsTo(addresses, words.mailboxSources[source])
  return (
    <FormTextArea
      name="notify_emails"
      readOnly={readOnly}
      label={words.fields.notifyEmails}
      hint={`${words.notifyEmailsHint} ${now}`}
      dir="ltr"
      rows={3}
      optional
    />
  )
}

export function PlacePart() {
  const { sections, fields, mapLinkHint } = useWords(settingsScreen)
  return (
    <SettingsPart
      section="place"
      title={sections.place}
      controls={{
        address: <SettingPair name="address" label={settingsScreen.fields.address} />,
        map: (
          <FormText
            name="map_link"
            label={fields.map.map_link}
            hint={mapLinkHint}
            inputMode="url"
            autoComplete="off"
            ltr
            optional
          />
        ),
      }}
    />
  )
}
