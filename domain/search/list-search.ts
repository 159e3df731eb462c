import { cleanLine } from '#domain/text/clean-text.ts'

const LONGEST_SEARCH = 200

/** What was typed into the search box of a list, as its address carries it; '' where nothing was. */
export function readListSearch(search: URLSearchParams): string {
  return cleanLine(search.get('q') ?? '').slice(0, LONGEST_SEARCH)
}

type ListQuery = { text: string; page: number }

/** The query string of a list, without what is usual: '' or '?…'. What narrows it has the names of the address. */
export function listSearch<Query extends ListQuery>({ text, page, ...choices }: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(choices as Record<string, string | null>))
    if (value !== null) search.set(name, value)
  if (text !== '') search.set('q', text)
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return query && `?${query}`
}
