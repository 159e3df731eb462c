import { foldText } from '#domain/text/fold.ts'
import type { SearchQuery } from './search-query.ts'
import { areForms, stemsOf } from './word-stem.ts'

/** What is marked in the texts of what was found: the whole query where a text holds it, else its words. */
export type Marks = { whole: string; words: string[]; codes: string[] }

/** A piece of shown text; `hit` pieces are what the visitor searched for. */
type MarkedPiece = { text: string; hit: boolean }

export const NO_MARKS: Marks = { whole: '', words: [], codes: [] }

/** More words than these are marked in no text. */
const MOST_WORDS = 40

export function selectionOf({ folded, units }: SearchQuery): Marks {
  const terms = units.flatMap(({ terms, others }) => [terms, ...others].flat())
  return {
    whole: folded,
    words: [...new Set(terms.map((term) => term.folded))].slice(0, MOST_WORDS),
    codes: units.flatMap(({ code }) => code ?? []),
  }
}

/** Splits shown text at what was searched, whatever its spelling: `الآلة` holds `اله`. The text itself stays as it is. */
export function markMatches(text: string, { whole, words, codes }: Marks): MarkedPiece[] {
  const letters = Array.from(graphemes().segment(text), ({ segment }) => segment)
  const folded = letters.map(foldText)
  const plain = folded.join('')
  const hits = new Uint8Array(plain.length)
  if (whole !== '' && plain.includes(whole)) markEvery(plain, whole, hits)
  else {
    for (const code of codes) markCode(plain, code, hits)
    for (const { 0: word, index } of plain.matchAll(WORD)) markWord(word, index, words, hits)
  }
  return joinPieces(letters, folded, hits)
}

let segmenter: Intl.Segmenter | undefined
/** Made where it is first used: every page loads this file, and few mark anything. */
const graphemes = () => (segmenter ??= new Intl.Segmenter('ar', { granularity: 'grapheme' }))
const WORD = /[\p{L}\p{M}\p{N}]+/gu

function markEvery(plain: string, part: string, hits: Uint8Array): void {
  for (let at = plain.indexOf(part); at !== -1; at = plain.indexOf(part, at + part.length)) {
    hits.fill(1, at, at + part.length)
  }
}

/** A code may stand with a hyphen in the text: `df750` marks `DF-750`. */
function markCode(plain: string, code: string, hits: Uint8Array): void {
  const pattern = new RegExp(Array.from(code).join('[-_./ ]?'), 'g')
  for (const { 0: found, index } of plain.matchAll(pattern)) hits.fill(1, index, index + found.length)
}

/** The part of a word that was searched, or all of it where it is another form of a searched one. */
function markWord(word: string, start: number, searched: readonly string[], hits: Uint8Array): void {
  const stems = stemsOf(word)
  for (const part of searched) {
    const at = word.indexOf(part)
    if (at === 0 || (at > 0 && part.length > 2 && !/\d/.test(part))) {
      hits.fill(1, start + at, start + at + part.length)
    } else if (at === -1 && areForms(stemsOf(part), stems)) hits.fill(1, start, start + word.length)
  }
}

function joinPieces(letters: string[], folded: string[], hits: Uint8Array): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const [index, letter] of letters.entries()) {
    const length = folded[index]?.length ?? 0
    const last = pieces.at(-1)
    // a letter that folds to nothing (tatweel) belongs to the piece that it stands in
    const hit = length === 0 ? (last?.hit ?? false) : hits[at] === 1
    if (last && last.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
    at += length
  }
  return pieces
}
