import type { SiteIdentity } from '../site-head.ts'
import { thingId, type Place, type Thing } from './thing.ts'

const LOGO = { path: '/icons/icon-512.png', size: 512 }

export function organizationId(place: Pick<Place, 'origin'>): string {
  return thingId(place, 'organization')
}

/** Whom the site belongs to, as its settings say. What nobody has filled in is not mentioned. */
export function organization(place: Place, identity: SiteIdentity): Thing {
  const { origin } = place
  return {
    '@type': 'Organization',
    '@id': organizationId(place),
    name: identity.name,
    alternateName: identity.otherName,
    legalName: identity.company,
    slogan: identity.slogan,
    description: identity.summary,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: origin + LOGO.path, width: LOGO.size, height: LOGO.size },
    email: identity.email.text,
    telephone: identity.phone.text,
    address: { '@type': 'PostalAddress', streetAddress: identity.address.text, addressCountry: 'SA' },
    contactPoint: [
      contactPoint('sales', identity.salesPhone.text, identity.salesEmail.text),
      contactPoint('customer support', identity.phone.text, identity.supportEmail.text),
    ],
    sameAs: identity.social.map(({ href }) => href),
    ...(identity.vatNumber ? { vatID: identity.vatNumber } : {}),
    ...(identity.commercialRegistration ? { identifier: registration(identity.commercialRegistration) } : {}),
  }
}

function contactPoint(contactType: string, telephone: string, email: string) {
  return { '@type': 'ContactPoint', contactType, telephone, email, availableLanguage: ['ar', 'en'] }
}

/** The number of the commercial register. */
function registration(value: string) {
  return { '@type': 'PropertyValue', propertyID: 'CR', value }
}
