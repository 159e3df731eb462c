import { settingsScreen } from '../../../../content/admin/settings.ts'
import { networkNames } from '../../../../content/pages/network-names.ts'
import { SOCIAL_NETWORKS } from '../../../../domain/site/settings.ts'
import { useWords } from '../../../locale.ts'
import { FormPart } from '../form/form-part.tsx'
import { FormText } from '../form/fields/plain-fields.tsx'
import { SettingPair } from './setting-pair.tsx'

export function IdentityPart() {
  const { sections } = useWords(settingsScreen)
  return (
    <FormPart id="identity" title={sections.identity}>
      <div className="form-fields">
        <SettingPair name="name" label={settingsScreen.fields.name} />
        <SettingPair name="slogan" label={settingsScreen.fields.slogan} />
        <SettingPair name="company" label={settingsScreen.fields.company} />
        <SettingPair name="summary" label={settingsScreen.fields.summary} rows={2} />
      </div>
    </FormPart>
  )
}

export function SocialPart() {
  const { sections, socialHint } = useWords(settingsScreen)
  const networks = useWords(networkNames)
  return (
    <FormPart id="social" title={sections.social} note={socialHint}>
      <div className="form-row">
        {SOCIAL_NETWORKS.map((network) => (
          <FormText
            key={network}
            name={`social_${network}`}
            label={networks[network]}
            inputMode="url"
            autoComplete="off"
            ltr
            optional
          />
        ))}
      </div>
    </FormPart>
  )
}

export function LegalPart() {
  const words = useWords(settingsScreen)
  const { fields } = words
  return (
    <FormPart id="legal" title={words.sections.legal}>
      <div className="form-row">
        <FormText
          name="commercial_registration"
          label={fields.commercialRegistration}
          hint={words.registrationHint}
          inputMode="numeric"
          ltr
          optional
        />
        <FormText name="vat_number" label={fields.vatNumber} hint={words.vatHint} inputMode="numeric" ltr optional />
      </div>
    </FormPart>
  )
}
