import type { IdentityView, LogoPicture } from '#domain/site/identity-view.ts'
import { ICON_SIZES, iconPath } from '#domain/site/site-icons.ts'
import type { SiteHead, SiteIdentity } from '#app/seo/site-head.ts'
import { thingId, type Place, type Thing, reference, urlOf } from './thing.ts'

const DEMO_LOGO: LogoPicture = { src: '/icons/icon-512.png', width: 512, height: 512 }

export function organizationId(place: Pick<Place, 'origin'>): string {
  return thingId(place, 'organization')
}

/** Whom the site belongs to, as its settings say. What nobody has filled in is not mentioned. */
export function organization(place: Place, { identity, look }: Pick<SiteHead, 'identity' | 'look'>): Thing {
  const { origin } = place
  const { src, width, height } = logoOf(look)
  return {
    '@type': 'Organization',
    '@id': organizationId(place),
    name: identity.name,
    ...said({
      alternateName: identity.otherName === identity.name ? '' : identity.otherName,
      legalName: identity.company,
      slogan: identity.slogan,
      description: identity.summary,
    }),
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: origin + src, width, height },
    ...said({ email: identity.email?.text, telephone: identity.phone?.text }),
    ...addressPart(identity.address?.text),
    ...contactPoints(identity),
    ...(identity.social.length > 0 ? { sameAs: identity.social.map(({ href }) => href) } : {}),
    ...(identity.vatNumber ? { vatID: identity.vatNumber } : {}),
    ...(identity.commercialRegistration ? { identifier: registration(identity.commercialRegistration) } : {}),
  }
}

function logoOf(look: IdentityView | undefined): LogoPicture {
  if (!look) return DEMO_LOGO
  const side = ICON_SIZES['icon-512']
  return look.logo ?? { src: iconPath(look.icons, 'icon-512'), width: side, height: side }
}

function said(texts: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
}

function addressPart(streetAddress: string | undefined) {
  return streetAddress ? { address: { '@type': 'PostalAddress', streetAddress, addressCountry: 'SA' } } : {}
}

function contactPoints({ salesPhone, salesEmail, phone, supportEmail }: SiteIdentity) {
  const points = [
    contactPoint('sales', salesPhone?.text, salesEmail?.text),
    contactPoint('customer support', phone?.text, supportEmail?.text),
  ].filter((point) => point !== null)
  return points.length > 0 ? { contactPoint: points } : {}
}

function contactPoint(contactType: string, telephone: string | undefined, email: string | undefined) {
  if (!telephone && !email) return null
  return { '@type': 'ContactPoint', contactType, ...said({ telephone, email }), availableLanguage: ['ar', 'en'] }
}

function registration(value: string) {
  return { '@type': 'PropertyValue', propertyID: 'CR', value }
}

export function webSiteId(place: Place): string {
  return thingId(place, 'website')
}

export function webSite(place: Place, { name, otherName }: Pick<SiteIdentity, 'name' | 'otherName'>): Thing {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(place),
    url: `${place.origin}/`,
    name,
    ...(otherName === name ? {} : { alternateName: otherName }),
    inLanguage: ['ar', 'en'],
    publisher: reference(organizationId(place)),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(place, '/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
