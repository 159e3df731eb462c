import { settingsScreen } from '../../../../content/admin/settings.ts'
import { useWords } from '../../../locale.ts'
import { IfMay, useMay } from '../use-may.tsx'
import { FormPart } from '../form/form-part.tsx'
import { FormNumber, FormText } from '../form/fields/plain-fields.tsx'
import { SettingPair } from './setting-pair.tsx'

const PHONE = { type: 'tel', autoComplete: 'off', ltr: true, required: true } as const
const EMAIL = { type: 'email', autoComplete: 'off', ltr: true, required: true } as const

type MailsTo = { mailsTo: string | null }

export function ContactPart({ mailsTo }: MailsTo) {
  const words = useWords(settingsScreen)
  return (
    <FormPart id="contact" title={words.sections.contact}>
      <div className="form-fields">
        <IfMay act="people-settings.read">
          <PeopleFields mailsTo={mailsTo} />
        </IfMay>
        <SettingPair name="hours" label={settingsScreen.fields.hours} />
      </div>
    </FormPart>
  )
}

/** Whom people reach: read by all who work with them, changed by owners. */
function PeopleFields({ mailsTo }: MailsTo) {
  const words = useWords(settingsScreen)
  const { fields } = words
  const readOnly = !useMay('people-settings.write')
  return (
    <>
      <div className="form-row">
        <FormText {...PHONE} {...{ readOnly }} name="phone" label={fields.phone} />
        <FormText
          {...PHONE}
          {...{ readOnly }}
          name="sales_phone"
          label={fields.salesPhone}
          hint={words.salesPhoneHint}
        />
        <FormText {...PHONE} {...{ readOnly }} name="messaging_number" label={fields.messagingNumber} />
      </div>
      <div className="form-row form-row-wide">
        <FormText {...EMAIL} {...{ readOnly }} name="email" label={fields.email} />
        <FormText
          {...EMAIL}
          {...{ readOnly }}
          name="sales_email"
          label={fields.salesEmail}
          hint={mailsTo === null ? undefined : words.salesEmailHint(mailsTo)}
        />
        <FormText {...EMAIL} {...{ readOnly }} name="support_email" label={fields.supportEmail} />
        <FormText {...EMAIL} {...{ readOnly }} name="privacy_email" label={fields.privacyEmail} />
      </div>
      {readOnly && <p className="field-hint">{words.peopleNote}</p>}
    </>
  )
}

export function PlacePart() {
  const words = useWords(settingsScreen)
  const { fields } = words
  return (
    <FormPart id="place" title={words.sections.place}>
      <div className="form-fields">
        <SettingPair name="address" label={settingsScreen.fields.address} />
        <FormText name="map_link" label={fields.map.map_link} inputMode="url" autoComplete="off" ltr required />
        <div className="form-row">
          <FormNumber name="map_latitude" label={fields.map.map_latitude} required />
          <FormNumber name="map_longitude" label={fields.map.map_longitude} required />
        </div>
      </div>
    </FormPart>
  )
}
