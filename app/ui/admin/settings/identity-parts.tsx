import { settingsScreen } from '#content/admin/settings.ts'
import { networkNames } from '#content/pages/network-names.ts'
import { SOCIAL_NETWORKS } from '#domain/site/settings.ts'
import { useWords } from '#app/locale.ts'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { SettingPair } from './setting-pair.tsx'
import { SettingsPart } from './settings-part.ts'

export function IdentityPart() {
  const { sections } = useWords(settingsScreen)
  const { fields } = settingsScreen
  return (
    <SettingsPart
      section="identity"
      title={sections.identity}
      controls={{
        name: <SettingPair name="name" label={fields.name} required />,
        slogan: <SettingPair name="slogan" label={fields.slogan} />,
        company: <SettingPair name="company" label={fields.company} hint={settingsScreen.companyHint} />,
        summary: <SettingPair name="summary" label={fields.summary} rows={2} />,
      }}
    />
  )
}

export function SocialPart() {
  const { sections, socialHint } = useWords(settingsScreen)
  const networks = useWords(networkNames)
  const links = SOCIAL_NETWORKS.map((network) => (
    <FormText
      key={network}
      name={`social_${network}`}
      label={networks[network]}
      inputMode="url"
      autoComplete="off"
      ltr
      optional
    />
  ))
  return (
    <SettingsPart
      section="social"
      title={sections.social}
      note={socialHint}
      rows={[['social']]}
      controls={{ social: links }}
    />
  )
}

const NUMBER = { inputMode: 'numeric', ltr: true, optional: true } as const

export function LegalPart() {
  const { sections, fields, registrationHint, vatHint } = useWords(settingsScreen)
  return (
    <SettingsPart
      section="legal"
      title={sections.legal}
      rows={[['commercialRegistration', 'vatNumber']]}
      controls={{
        commercialRegistration: (
          <FormText
            {...NUMBER}
            name="commercial_registration"
            label={fields.commercialRegistration}
            hint={registrationHint}
          />
        ),
        vatNumber: <FormText {...NUMBER} name="vat_number" label={fields.vatNumber} hint={vatHint} />,
      }}
    />
  )
}
