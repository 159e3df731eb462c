import type { Localized } from '../text/locale.ts'
import { formatPhone } from '../messages/phone.ts'
import { SOCIAL_NETWORKS, type SiteSettings } from './settings.ts'

/** The settings as their form shows them: texts by the names of the fields, as `readSettingsForm` reads them. */
export function toSettingsValues(settings: SiteSettings, ratingAtFirst: { value: number; count: number }) {
  const { map, social, keywords, structuredRating } = settings
  const rating = structuredRating ?? ratingAtFirst
  return {
    ...pair('name', settings.name),
    ...pair('slogan', settings.slogan),
    ...pair('company', settings.company),
    ...pair('summary', settings.summary),
    ...pair('description', settings.description),
    ...pair('address', settings.address),
    ...pair('hours', settings.hours),
    phone: settings.phone,
    sales_phone: settings.salesPhone,
    messaging_number: settings.messagingNumber && formatPhone(`+${settings.messagingNumber}`),
    email: settings.email,
    sales_email: settings.salesEmail,
    support_email: settings.supportEmail,
    privacy_email: settings.privacyEmail,
    map_link: map.href,
    map_latitude: String(map.latitude),
    map_longitude: String(map.longitude),
    ...Object.fromEntries(
      SOCIAL_NETWORKS.map((network) => [
        `social_${network}`,
        social.find((link) => link.network === network)?.href ?? '',
      ]),
    ),
    commercial_registration: settings.commercialRegistration,
    vat_number: settings.vatNumber,
    ...pair('keywords', { ar: keywords.ar.join('\n'), en: keywords.en.join('\n') }),
    request_months: String(settings.requestMonths),
    rating_shown: structuredRating === null ? '0' : '1',
    rating_value: String(rating.value),
    rating_count: String(rating.count),
  }
}

function pair(name: string, { ar, en }: Localized) {
  return { [`${name}_ar`]: ar, [`${name}_en`]: en }
}
