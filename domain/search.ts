import { foldText } from './fold.ts'
import type { ProductSummary } from './product.ts'

/** A piece of shown text; `hit` pieces are what the visitor searched for. */
export type MarkedPiece = { text: string; hit: boolean }

/**
 * The products that a query finds, best first: those whose name holds the whole query come before those found by
 * code, brand or category, and before those that hold all its words in any order. Never reorders within a rank.
 * A superset of the specification's rule (section 5): a substring of either name or of the category's Arabic name.
 */
export function searchProducts<T extends ProductSummary>(products: T[], query: string): T[] {
  const wanted = foldText(query.trim())
  if (wanted === '') return []
  const ranks: T[][] = [[], [], []]
  for (const product of products) {
    const rank = rankOf(product, wanted)
    if (rank !== null) ranks[rank]?.push(product)
  }
  return ranks.flat()
}

/** Splits shown text at what the query matches, whatever its spelling: `الآلة` holds `اله`. */
export function markMatches(text: string, query: string): MarkedPiece[] {
  const words = [foldText(query.trim()), ...wordsOf(foldText(query))].filter((word) => word !== '')
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment)
  const folded = letters.map(foldText)
  const whole = folded.join('')
  const hits = new Array<boolean>(whole.length).fill(false)
  const word = words.find((candidate) => whole.includes(candidate))
  const sought = word === words[0] ? words.slice(0, 1) : words
  for (const part of sought) markEvery(whole, part, hits)
  return joinPieces(letters, folded, hits)
}

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })

function rankOf(product: ProductSummary, wanted: string): 0 | 1 | 2 | null {
  const names = foldText(`${product.name.ar}\n${product.name.en}`)
  if (names.includes(wanted)) return 0
  const category = product.category ? `${product.category.name.ar}\n${product.category.name.en}` : ''
  const codes = `${product.code ?? ''}\n${(product.code ?? '').replaceAll('-', '')}`
  const rest = foldText([codes, product.brand.ar, product.brand.en, category].join('\n'))
  if (rest.includes(wanted)) return 1
  const everything = `${names}\n${rest}`
  const words = wordsOf(wanted)
  return words.length > 0 && words.every((word) => everything.includes(word)) ? 2 : null
}

function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{M}\p{N}-]+/u).filter((word) => word !== '')
}

function markEvery(whole: string, part: string, hits: boolean[]): void {
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + part.length))
    hits.fill(true, at, at + part.length)
}

function joinPieces(letters: string[], folded: string[], hits: boolean[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let at = 0
  for (const [index, letter] of letters.entries()) {
    const length = folded[index]?.length ?? 0
    // a letter that folds to nothing (tatweel) belongs to the piece that it stands in
    const hit = length === 0 ? (pieces.at(-1)?.hit ?? false) : hits[at] === true
    const last = pieces.at(-1)
    if (last && last.hit === hit) last.text += letter
    else pieces.push({ text: letter, hit })
    at += length
  }
  return pieces
}
