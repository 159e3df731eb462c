import { toLatinDigits } from '#domain/text/fold.ts'
import { searchWords } from './search-words.ts'

/** What visitors searched and did not find, in whatever spelling, or found only what comes close. Who they were is not stored. */
export type MissedSearch = { query: string; times: number; lastAt: string; isClosest: boolean }

const MOST_LETTERS = 60

/** What is kept of a search without results: its folded words; null where it tells staff nothing or may tell too much. */
export function missedQuery(text: string): string | null {
  const query = searchWords(text)
    .map(({ folded }) => folded)
    .join(' ')
  if (query.length < 2 || query.length > MOST_LETTERS || !/\p{L}|\d{2}/u.test(query)) return null
  return isPersonal(text) || isMarkup(text) ? null : query
}

/** E-mail addresses and numbers as long as those of telephones. */
function isPersonal(text: string): boolean {
  return text.includes('@') || /\d{7}/.test(toLatinDigits(text).replace(/[\s+()-]/g, ''))
}

function isMarkup(text: string): boolean {
  return /[<>{}]|:\/\//.test(text)
}

/** Programs that look at pages say so in the name by which they go; people's browsers do not. */
export function isProgram(userAgent: string | null): boolean {
  return userAgent === null || /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|^node/i.test(userAgent)
}
