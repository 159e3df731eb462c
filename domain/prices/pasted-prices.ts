import { cleanLine, cleanLines } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { MOST_PRICES } from './price-change.ts'

/** A line of a pasted list; `price` is undefined where nothing on it can be one. */
export type PastedPrice = { line: number; text: string; stockCode: string; price: string | undefined }

/** In UTF-16 units: a hundred and twenty for each of so many lines. */
export const MOST_PASTED_PRICES = 120 * MOST_PRICES

const CELL = String.raw`[-\u2212]?[.,،]*\d[\d.,،]*(?:\s*(?:SAR|SR|ر\.?\s?س\.?|ريال|[\u20c1\ufdfc]))?`
/** Where one ends and the other begins is said so that no line is tried in many ways. */
const LINE = new RegExp(`^(?<code>.*?[^\\s,،;])[\\s,،;]+(?![\\s,،;])(?<price>${CELL})$`, 'iu')
/** A line of blanks and words that is longer has no code and price. */
const LONGEST = 500
const CELLS = /^(?<code>[^\t;]+)[\t;](?<price>[^\t;]*)$/u

/**
 * Reads two columns as spreadsheets copy them or people write them. Empty lines and a line of headings are none; null for
 * more than are saved at once.
 */
export function readPastedPrices(pasted: string): PastedPrice[] | null {
  if (pasted.length > MOST_PASTED_PRICES) return null
  const lines = cleanLines(pasted)
    .split('\n')
    .map((text, place) => ({ line: place + 1, text: cleanLine(text.replaceAll('\t', ' ')), written: text }))
    .filter(({ text }, place) => text !== '' && !(place === 0 && !/\p{Nd}/u.test(text)))
  if (lines.length > MOST_PRICES) return null
  return lines.map(({ line, text, written }) => ({ line, text, ...cellsOf(toLatinDigits(written.trim())) }))
}

function cellsOf(line: string): Pick<PastedPrice, 'stockCode' | 'price'> {
  const { code = line, price } = (CELLS.exec(line) ?? (line.length > LONGEST ? null : LINE.exec(line)))?.groups ?? {}
  return { stockCode: cleanLine(code), price: price?.trim() || undefined }
}
