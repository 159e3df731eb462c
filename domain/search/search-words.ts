import { foldText, isAscii, toLatinDigits } from '#domain/text/fold.ts'

/** A word of a text: as it is spelled, with capitals, digits and joined letters evened out, and folded. */
export type SearchWord = { spelled: string; folded: string }

/** The words of a text, index and query alike. What is neither letter, mark nor digit only parts them. */
export function searchWords(text: string): SearchWord[] {
  if (isAscii(text))
    return (text.toLowerCase().match(ASCII_WORDS) ?? []).map((word) => ({ spelled: word, folded: word }))
  return toLatinDigits(text.normalize('NFKC').toLowerCase())
    .split(BETWEEN_WORDS)
    .map((spelled) => ({ spelled, folded: foldText(spelled) }))
    .filter(({ folded }) => folded !== '')
}

/** Codes as they are written when their hyphens are left out: `DF-750` is `df750`. */
export function joinedCodes(text: string): string[] {
  return (foldText(text).match(HYPHENATED) ?? []).map(joined).filter(isCode)
}

/** Letters and digits alone. */
export function joined(text: string): string {
  return foldText(text).replace(SIGNS, '')
}

/** Whether letters and digits stand together, as they do in names of products and seldom in words. */
export function isCode(word: string): boolean {
  return /\d/.test(word) && /[a-z]/.test(word)
}

/** The signs of a text that are no part of a folded word: punctuation, symbols and marks. */
export function signsOf(text: string): string[] {
  const signs: string[] = toLatinDigits(text.normalize('NFC').toLowerCase()).match(SIGNS) ?? []
  return signs.filter((sign, index) => sign.trim() !== '' && signs.indexOf(sign) === index)
}

const ASCII_WORDS = /[a-z0-9]+/g
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
const HYPHENATED = /[a-z0-9]+(?:[-_./][a-z0-9]+)+/g
/** Marks and tatweel too: folding takes them out of words. */
const SIGNS = /[^\p{L}\p{N}]|\u0640/gu
