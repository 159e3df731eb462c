import type { settingsScreen } from '../../../../content/admin/settings.ts'
import type { InLanguage } from '../../../../domain/text/in-language.ts'
import { SOCIAL_NETWORKS } from '../../../../domain/site/settings.ts'
import { inBoth, type FieldGroup, type FormSection } from '../form/form-sections.ts'

type Words = InLanguage<typeof settingsScreen>

/** All fields of the settings, in the order of the page. */
export function settingsSections(words: Words, networks: Record<string, string>): FormSection[] {
  const pair = (name: string, label: string) => inBoth({ ar: `${name}_ar`, en: `${name}_en` }, label)
  const one = (name: string, label: string): FieldGroup => ({ names: [name], label })
  const { sections } = words
  return [
    {
      id: 'identity',
      title: sections.identity,
      fields: [
        ...pair('name', words.name),
        ...pair('slogan', words.slogan),
        ...pair('company', words.company),
        ...pair('summary', words.summary),
      ],
    },
    {
      id: 'contact',
      title: sections.contact,
      fields: [
        one('phone', words.phone),
        one('sales_phone', words.salesPhone),
        one('messaging_number', words.messagingNumber),
        one('email', words.email),
        one('sales_email', words.salesEmail),
        one('support_email', words.supportEmail),
        one('privacy_email', words.privacyEmail),
        ...pair('hours', words.hours),
      ],
    },
    {
      id: 'place',
      title: sections.place,
      fields: [
        ...pair('address', words.address),
        one('map_link', words.mapLink),
        one('map_latitude', words.latitude),
        one('map_longitude', words.longitude),
      ],
    },
    {
      id: 'social',
      title: sections.social,
      fields: SOCIAL_NETWORKS.map((network) => one(`social_${network}`, networks[network] ?? network)),
    },
    {
      id: 'legal',
      title: sections.legal,
      fields: [one('commercial_registration', words.commercialRegistration), one('vat_number', words.vatNumber)],
    },
    {
      id: 'seo',
      title: sections.seo,
      fields: [...pair('description', words.description), ...pair('keywords', words.keywords)],
    },
    {
      id: 'rating',
      title: sections.rating,
      fields: [
        one('rating_shown', words.ratingShown),
        one('rating_value', words.ratingValue),
        one('rating_count', words.ratingCount),
      ],
    },
    { id: 'privacy', title: sections.privacy, fields: [one('request_months', words.requestMonths)] },
  ]
}
