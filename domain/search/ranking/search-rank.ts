import type { Term } from '#domain/search/search-query.ts'
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

/** Whether one letter too many, too few, wrong, or changed with its neighbour makes the one word of the other. */
export function isOneTypoApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || short === long) return false
  const first = firstDifference(short, long)
  if (short.length < long.length) return short.slice(first) === long.slice(first + 1)
  if (short.slice(first + 1) === long.slice(first + 1)) return true
  return (
    short[first] === long[first + 1] &&
    short[first + 1] === long[first] &&
    short.slice(first + 2) === long.slice(first + 2)
  )
}

function firstDifference(short: string, long: string): number {
  let at = 0
  while (at < short.length && short.charCodeAt(at) === long.charCodeAt(at)) at += 1
  return at
}
