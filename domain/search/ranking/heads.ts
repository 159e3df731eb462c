import { foldText } from '#domain/text/fold.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { isSmallWord } from '#domain/search/small-words.ts'
import { withoutArticle } from '#domain/search/word-stem.ts'

/**
 * The word of a name that says what the thing is, before what it is for: the first of an Arabic name, the last of an
 * English one before `for` and its like. `مانع تسرب ولاصق` is two things.
 */
export function headsOf(name: string): string[] {
  if (!ARABIC.test(name)) {
    const head = latinHead(name)
    return head === null ? [] : [head]
  }
  const words = wordsOf(name).filter(isArabicWord)
  const second = words.slice(1, 3).find((word) => JOINED_HEAD.test(word))
  return [...words.slice(0, 1), ...(second ? [withoutArticle(second)] : [])]
}

/** The word of a query that says what is wanted; null where there are only codes and figures. */
export function headOfQuery(text: string): string | null {
  return ARABIC.test(text)
    ? (wordsOf(text).find((word) => isArabicWord(word) && !isSmallWord(word)) ?? null)
    : latinHead(text)
}

const ARABIC = /[\u0621-\u064a]/
/** `ولاصق`, but not `والأقمشة`, which goes on with what the thing is for. */
const JOINED_HEAD = /^و(?!ال)[\u0621-\u064a]{3,}$/
const BEHIND_HEAD = /,|\s[-–]\s|\b(?:for|with|on|of|in)\b/

function wordsOf(text: string): string[] {
  return searchWords(text).map(({ folded }) => folded)
}

function isArabicWord(word: string): boolean {
  return ARABIC.test(word) && !/\d/.test(word)
}

function latinHead(text: string): string | null {
  const [start = ''] = foldText(text).split(BEHIND_HEAD)
  const words = wordsOf(start)
  const first = words.findIndex((word) => isWord(word))
  if (first === -1) return null
  const end = words.findIndex((word, at) => at > first && /\d/.test(word))
  return words.slice(first, end === -1 ? undefined : end).findLast(isWord) ?? null
}

/** Letters of a code, as `ms` of `MS-55`, are as short as these. */
function isWord(word: string): boolean {
  return word.length > 2 && !/\d/.test(word)
}
