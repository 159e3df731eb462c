/** What was searched in vain, and the synonyms, whose forms stand below. */
export const SEARCH_ADMIN_PATH = '/admin/search'

export type SearchList = 'missed' | 'synonyms'

export function searchListPath(list: SearchList, page = 1): string {
  const query = new URLSearchParams()
  if (list === 'synonyms') query.set('list', list)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? SEARCH_ADMIN_PATH : `${SEARCH_ADMIN_PATH}?${text}`
}

/** The form of a new group; `name` stands in it already. */
export function synonymsAddPath(name?: string): string {
  return withName(`${SEARCH_ADMIN_PATH}/add`, name)
}

/** The form of a group; `name` stands below its names already. */
export function synonymsEditPath(id: string, name?: string): string {
  return withName(`${SEARCH_ADMIN_PATH}/edit/${encodeURIComponent(id)}`, name)
}

function withName(path: string, name?: string): string {
  return name === undefined ? path : `${path}?name=${encodeURIComponent(name)}`
}
