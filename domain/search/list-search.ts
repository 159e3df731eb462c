import { cleanLine } from '../text/clean-text.ts'

const LONGEST_SEARCH = 200

/** What was typed into the search box of a list, as its address carries it; '' where nothing was. */
export function readListSearch(search: URLSearchParams): string {
  return cleanLine(search.get('q') ?? '').slice(0, LONGEST_SEARCH)
}
