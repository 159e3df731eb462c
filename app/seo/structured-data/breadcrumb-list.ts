import { partId, urlOf, type Place, type Thing } from './thing.ts'

/** One step of the way to a page. */
export type Crumb = { label: string; path: string }

export function breadcrumbId(place: Place): string {
  return partId(place, 'breadcrumb')
}

/** The way from the home page to this one, the page itself last. */
export function breadcrumbList(place: Place, crumbs: Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(place),
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: urlOf(place, path),
    })),
  }
}
