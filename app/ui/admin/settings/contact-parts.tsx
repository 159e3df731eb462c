import { settingsScreen } from '../../../../content/admin/settings.ts'
import { useWords } from '../../../locale.ts'
import { IfMay, useMay } from '../use-may.tsx'
import { FormPart } from '../form/form-part.tsx'
import { FormNumber, FormText } from '../form/fields/plain-fields.tsx'
import { SettingPair } from './setting-pair.tsx'

const PHONE = { type: 'tel', autoComplete: 'off', ltr: true, required: true } as const
const EMAIL = { type: 'email', autoComplete: 'off', ltr: true, required: true } as const

export function ContactPart() {
  const words = useWords(settingsScreen)
  return (
    <FormPart id="contact" title={words.sections.contact}>
      <div className="form-fields">
        <IfMay act="people-settings.read">
          <PeopleFields />
        </IfMay>
        <SettingPair name="hours" label={settingsScreen.hours} />
      </div>
    </FormPart>
  )
}

/** Whom people reach: read by all who work with them, changed by owners. */
function PeopleFields() {
  const words = useWords(settingsScreen)
  const readOnly = !useMay('people-settings.write')
  return (
    <>
      <div className="form-row">
        <FormText {...PHONE} {...{ readOnly }} name="phone" label={words.phone} />
        <FormText
          {...PHONE}
          {...{ readOnly }}
          name="sales_phone"
          label={words.salesPhone}
          hint={words.salesPhoneHint}
        />
        <FormText {...PHONE} {...{ readOnly }} name="messaging_number" label={words.messagingNumber} />
      </div>
      <div className="form-row form-row-wide">
        <FormText {...EMAIL} {...{ readOnly }} name="email" label={words.email} />
        <FormText {...EMAIL} {...{ readOnly }} name="sales_email" label={words.salesEmail} />
        <FormText {...EMAIL} {...{ readOnly }} name="support_email" label={words.supportEmail} />
        <FormText {...EMAIL} {...{ readOnly }} name="privacy_email" label={words.privacyEmail} />
      </div>
      {readOnly && <p className="field-hint">{words.peopleNote}</p>}
    </>
  )
}

export function PlacePart() {
  const words = useWords(settingsScreen)
  return (
    <FormPart id="place" title={words.sections.place}>
      <div className="form-fields">
        <SettingPair name="address" label={settingsScreen.address} />
        <FormText name="map_link" label={words.mapLink} inputMode="url" autoComplete="off" ltr required />
        <div className="form-row">
          <FormNumber name="map_latitude" label={words.latitude} required />
          <FormNumber name="map_longitude" label={words.longitude} required />
        </div>
      </div>
    </FormPart>
  )
}
