/** Staff's lists that can be had as spreadsheets, by the names of their calls. */
export const EXPORTED_LISTS = [
  'products',
  'categories',
  'brands',
  'blogs',
  'redirects',
  'synonyms',
  'aliases',
  'customers',
  'equivalents',
  'searches',
  'checks',
] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]

export function exportRight(list: ExportedList): 'records.read' | 'requests' | 'customers' {
  if (list === 'customers') return 'customers'
  return list === 'aliases' ? 'requests' : 'records.read'
}

/** Characters of an address that names records; servers take about twice as many. */
export const LONGEST_EXPORT = 8000

/** Where such a file is had; `search` is what narrows the list: '' or '?…'. */
export function exportPath(list: ExportedList, request: { format: string; lang: string }, search = ''): string {
  const query = new URLSearchParams(search)
  for (const name of ['page', 'list']) query.delete(name)
  for (const [name, value] of Object.entries(request)) query.set(name, value)
  return `/api/${list}/export.php?${query.toString()}`
}
