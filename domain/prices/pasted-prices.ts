import { cleanLine, cleanLines } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'

/** A line of a pasted list; `price` is undefined where nothing on it can be one. */
export type PastedPrice = { line: number; text: string; stockCode: string; price: string | undefined }

const CELL = String.raw`[-\u2212]?[\d.,،]*\d[\d.,،]*(?:\s*(?:SAR|SR|ر\.?\s?س\.?|ريال|[\u20c1\ufdfc]))?`
const LINE = new RegExp(`^(?<code>.+?)[\\s,،;]+(?<price>${CELL})$`, 'iu')
const CELLS = /^(?<code>[^\t;]+)[\t;](?<price>[^\t;]*)$/u

/** Reads two columns as spreadsheets copy them or people write them. Empty lines and a line of headings are none. */
export function readPastedPrices(pasted: string): PastedPrice[] {
  return cleanLines(pasted)
    .split('\n')
    .map((text, place) => ({ line: place + 1, text: cleanLine(text.replaceAll('\t', ' ')), written: text }))
    .filter(({ text }, place) => text !== '' && !(place === 0 && !/\p{Nd}/u.test(text)))
    .map(({ line, text, written }) => ({ line, text, ...cellsOf(toLatinDigits(written.trim())) }))
}

function cellsOf(line: string): Pick<PastedPrice, 'stockCode' | 'price'> {
  const { code = line, price } = (CELLS.exec(line) ?? LINE.exec(line))?.groups ?? {}
  return { stockCode: cleanLine(code), price: price?.trim() || undefined }
}
