import { itemListSearch, readItemListQuery, type ItemListQuery } from '#domain/catalogue/item-list.ts'
import { SELECTED_FIELD } from '#domain/records/lists/bulk.ts'

/** What the grid shows: what the list was asked for, or these products, and the columns that were chosen. */
export type GridQuery = { list: ItemListQuery; ids: string[]; columns: string[] }

export const GRID_PAGE_SIZE = 50

export function readGridQuery(search: URLSearchParams): GridQuery {
  const columns = search.getAll('columns').flatMap((text) => text.split(','))
  return {
    list: readItemListQuery(search),
    ids: [...new Set(search.getAll(SELECTED_FIELD))].filter((id) => id !== ''),
    columns: columns.filter((name) => name !== ''),
  }
}

/** The query string: '' or '?…'. */
export function gridSearch({ list, ids, columns }: GridQuery): string {
  const query = new URLSearchParams(itemListSearch(list))
  for (const id of ids) query.append(SELECTED_FIELD, id)
  if (columns.length > 0) query.set('columns', columns.join(','))
  const text = query.toString()
  return text && `?${text}`
}
