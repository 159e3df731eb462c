import type { Term } from '#domain/search/search-query.ts'
import { isOneTypoApart } from '#domain/search/typing-error.ts'
import { withoutArticle } from '#domain/search/word-stem.ts'

/**
 * How well a record answers a query, the lower the better. `code`: the whole query is its code. `phrase`: a name
 * holds the whole query. Then by the word that fits worst, and with 1 more where a word is not in the record's own
 * names but in those of its category or brand.
 */
export const RANK = {
  code: 0,
  phrase: 1,
  spelled: 2,
  folded: 4,
  begins: 6,
  holds: 8,
  /** Another form of the word, or another name of the same. */
  related: 10,
  /** Holds a short word somewhere within another: counts only where the whole query stands so. */
  loose: 14,
  none: 255,
} as const

/** How a word of a record answers that begins with the term. */
export function rankOfBeginning(term: Term, folded: string, spelled: string): number {
  if (folded.length === term.folded.length) return spelled === term.spelled ? RANK.spelled : RANK.folded
  return term.place === 'whole' ? RANK.loose : RANK.begins
}

/** How a word answers that holds the term further on. */
export function rankOfPart(term: Term): number {
  return term.place === 'anywhere' ? RANK.holds : RANK.loose
}

/** Whether the whole query may stand where a word holds the term, which is all that a loose rank is good for. */
export function canStandIn({ folded, opens, closes }: Term, word: string): boolean {
  return (!opens || word.startsWith(folded)) && (!closes || word.endsWith(folded))
}

/** Shorter words are a typo away from too many others. */
const SHORTEST_FOR_TYPOS = 5

/** Figures are not mistyped words: another one is another product. */
export function canHoldTypo({ folded }: Pick<Term, 'folded'>): boolean {
  return folded.length >= SHORTEST_FOR_TYPOS && !/\d/.test(folded)
}

/** Whether the term was meant for this word; their articles are left aside. */
export function isTypoOf(term: Pick<Term, 'folded'>, folded: string): boolean {
  if (Math.abs(folded.length - term.folded.length) > 4 || /\d/.test(folded)) return false
  return isOneTypoApart(withoutArticle(term.folded), withoutArticle(folded))
}
