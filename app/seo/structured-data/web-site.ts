import type { SiteIdentity } from '#app/seo/site-head.ts'
import { organizationId } from './organization.ts'
import { reference, thingId, urlOf, type Place, type Thing } from './thing.ts'

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
