import { foldText } from '#domain/text/fold.ts'
import { isCode, joined, searchWords, signsOf, type SearchWord } from './search-words.ts'
import { isSmallWord } from './small-words.ts'
import type { Synonyms } from './synonyms.ts'
import { stemsOf } from './word-stem.ts'

/** A word of a query, and whether a sign stands before it and behind it: there the words of a record end, too. */
type QueryWord = SearchWord & { opens: boolean; closes: boolean }

export type Term = QueryWord & { stems: string[]; place: 'anywhere' | 'beginning' | 'whole' }

/** What a record must hold: these words, or the code that they are the parts of, or another name of the same. */
export type Unit = { terms: Term[]; code: string | null; others: Term[][] }

export type SearchQuery = {
  /** The whole text, folded. */
  folded: string
  /** The whole text in small letters, for records whose text cannot be folded letter by letter. */
  lower: string
  /** Letters and digits of the whole text where that may be a code, else null. */
  code: string | null
  units: Unit[]
  /** Signs that a record must hold; asked for only where there are no words. */
  signs: string[]
  /** Whether it is more than one word and nothing else. */
  isPhrase: boolean
  /** Whether there are more words than are looked up: then only the whole text counts. */
  isLong: boolean
}

/** A query of more words is nobody's question; its words are not looked up one by one. */
const MOST_UNITS = 10

export function readQuery(text: string, synonyms: Synonyms): SearchQuery {
  const folded = foldText(text).trim()
  const words = queryWords(text, folded)
  const isPhrase = words.length !== 1 || words[0]!.folded !== folded
  const units = unitsOf(words, isPhrase, synonyms)
  const code = joined(text)
  return {
    folded,
    lower: text.normalize('NFC').toLowerCase().trim(),
    code: /\d/.test(code) && words.length <= MOST_CODE_PARTS ? code : null,
    units: units.slice(0, MOST_UNITS),
    signs: signsOf(text),
    isPhrase,
    isLong: units.length > MOST_UNITS,
  }
}

function queryWords(text: string, whole: string): QueryWord[] {
  return searchWords(text).map((word, at, { length }) => ({
    ...word,
    opens: at > 0 || !whole.startsWith(word.folded),
    closes: at < length - 1 || !whole.endsWith(word.folded),
  }))
}

/** `AB-805-750` has three. */
const MOST_CODE_PARTS = 5

/** Words that say nothing are left out, unless they are part of a name or there is nothing else. */
function unitsOf(words: QueryWord[], isPhrase: boolean, synonyms: Synonyms): Unit[] {
  const units: Unit[] = []
  const seen = new Set<string>()
  const saysNothing = words.every(({ folded }) => isSmallWord(folded))
  for (let at = 0; at < words.length;) {
    const parts = words.slice(at, at + unitLength(words, at, synonyms))
    at += parts.length
    const key = parts.map(({ folded }) => folded).join(' ')
    if (seen.has(key) || (parts.length === 1 && isSmallWord(key) && !saysNothing)) continue
    seen.add(key)
    units.push({
      terms: parts.map((word) => toTerm(word, isPhrase ? placeOf(word, parts, at === words.length) : 'anywhere')),
      code: codeOf(parts),
      others: synonyms
        .others(parts)
        .map((name) => name.map((word) => toTerm({ ...word, opens: true, closes: true }, 'whole'))),
    })
  }
  return units
}

/** How many words from here on belong together: a name that has others, or the two parts of a code. */
function unitLength(words: SearchWord[], at: number, synonyms: Synonyms): number {
  const length = synonyms.lengthOfName(words, at)
  if (length > 1) return length
  return codeOf(words.slice(at, at + 2)) !== null && words.length > at + 1 ? 2 : 1
}

/** `ms` and `55` may be `MS-55`; `foam` and `55` are two things. */
function codeOf(parts: SearchWord[]): string | null {
  const code = parts.map(({ folded }) => folded).join('')
  if (parts.length === 1) return isCode(code) ? code : null
  return parts.length === 2 && /^[a-z]{1,3}\d+$/.test(code) ? code : null
}

function toTerm(word: QueryWord, place: Term['place']): Term {
  return { ...word, stems: stemsOf(word.folded), place }
}

/**
 * Among others, short words and figures would be found in too many. The parts of a code are figures of their own, and
 * so is a single letter, unless it is the beginning of what is still being typed.
 */
function placeOf({ folded }: SearchWord, parts: SearchWord[], isLast: boolean): Term['place'] {
  if ((parts.length > 1 && codeOf(parts) !== null) || (folded.length === 1 && !isLast)) return 'whole'
  return folded.length < 3 || /\d/.test(folded) ? 'beginning' : 'anywhere'
}
