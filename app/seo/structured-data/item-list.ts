import { partId, urlOf, type Place, type Thing } from './thing.ts'

/** One entry of a list that a page shows, with a page of its own. */
export type ListEntry = { path: string }

/** What a page lists, in its order. */
export function itemList(place: Place, entries: ListEntry[]): Thing {
  return {
    '@type': 'ItemList',
    '@id': partId(place, 'list'),
    numberOfItems: entries.length,
    itemListElement: entries.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: urlOf(place, path),
    })),
  }
}
