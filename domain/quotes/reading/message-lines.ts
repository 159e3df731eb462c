import { cleanPlacedLines } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { MOST_PASTED_BYTES, MOST_PASTED_LINES } from './list-lines.ts'
import { LINE_LENGTHS } from '#domain/quotes/quote-line.ts'

/** A line of a message: its number from 1, as it was pasted, and what is left without what only leads to it. */
export type MessageLine = { line: number; written: string; rest: string; isNumbered: boolean }

/** The lines of a pasted message that hold something; null for more than is read. */
export function messageLines(pasted: string): MessageLine[] | null {
  if (pasted.length > MOST_PASTED_BYTES || new TextEncoder().encode(pasted).length > MOST_PASTED_BYTES) return null
  const lines = cleanPlacedLines(pasted).split('\n')
  if (lines.length > MOST_PASTED_LINES) return null
  const filled = lines.flatMap((text, at) => (text.trim() === '' ? [] : [{ line: at + 1, written: text.trimEnd() }]))
  const numbers = filled.map(({ written }) => leadingNumber(written))
  const series = seriesOf(numbers)
  return filled.flatMap(({ line, written }, at) => {
    const isNumbered = series.has(at)
    return inParts(written).map((part) => ({ line, written: part, rest: withoutLead(part, isNumbered), isNumbered }))
  })
}

/** A line that is longer than one may be goes on in the next, at a blank where there is one: nothing is cut off. */
function inParts(line: string): string[] {
  const parts: string[] = []
  let rest = line
  while (rest.length > LINE_LENGTHS.text) {
    const blank = rest.lastIndexOf(' ', LINE_LENGTHS.text)
    const end = blank > 0 ? blank : LINE_LENGTHS.text
    parts.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...parts, rest]
}

/** Who wrote, and when, before each line of a chat that was copied. */
const STAMP =
  /^\s*(?:\[[^\]]{0,60}\d[^\]]{0,60}\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?[،]?\s+\d{1,2}:\d{2}(?::\d{2})?\s*\p{L}{0,4}\s*-)\s*(?:[^:\d]{1,40}|\+?[\d\s()-]{8,20}):\s*/u
const QUOTED = /^[\s>|]+(?=\S)/u
const BULLET = /^\s*(?:[•●▪◦‣✓✔☑○◆■*·»➤►▶]|[-–—](?=\s\D)|[\u{1f300}-\u{1faff}\u2600-\u27bf]\ufe0f?)\s*/u
/** `1)`, `1.` and `(1)` number a line; `1-` and a bare figure do so only in a series. */
const SURE_NUMBER = /^\s*(?:\(\s*\d{1,3}\s*\)(?=\s*\S)|\d\ufe0f?\u20e3|\d{1,3}\s*(?:\)|\.(?!\d)|\/-))\s*/u
const SERIES_NUMBER = /^\s*(?<number>\d{1,3})\s*(?:[-–—:_/]\s*|\s+)(?=\S)/u
const DASHED_NUMBER = /^\s*\d{1,3}\s*[-–—](?=\s*\S)/u
const LETTERED = /^\s*(?:[\u0621-\u064a]|[a-z])\s*[)-]\s+/iu

function leadingNumber(line: string): number | null {
  const found = SERIES_NUMBER.exec(toLatinDigits(line).replace(STAMP, ''))
  return found ? Number(found.groups!['number']) : null
}

/** The places of lines that number themselves: 1, 2 and so on, whatever stands between them. */
function seriesOf(numbers: readonly (number | null)[]): Set<number> {
  let run: number[] = []
  const places = new Set<number>()
  for (const [at, number] of numbers.entries()) {
    if (number === 1) run = [at]
    else if (number !== null && number === run.length + 1) run.push(at)
    if (run.length > 1) for (const place of run) places.add(place)
  }
  return places
}

function withoutLead(line: string, isNumbered: boolean): string {
  const latin = toLatinDigits(line)
  let at = 0
  const drop = (pattern: RegExp) => {
    const found = pattern.exec(latin.slice(at))
    if (found && found[0].length < latin.length - at) at += found[0].length
    return found !== null
  }
  drop(STAMP)
  drop(QUOTED)
  drop(BULLET)
  const rest = latin.slice(at)
  if (/\t/.test(rest)) return line.slice(at)
  const isParenthesised = /^\s*\(/.test(rest)
  // `(48) RW302802` asks for 48, where no other number stands in the line.
  if (SURE_NUMBER.test(rest) && (!isParenthesised || isNumbered || hasFurtherNumber(rest))) drop(SURE_NUMBER)
  else if (isNumbered && (DASHED_NUMBER.test(rest) || hasFurtherNumber(rest))) drop(SERIES_NUMBER)
  else if (DASHED_NUMBER.test(rest) && hasFurtherNumber(rest)) drop(SERIES_NUMBER)
  else drop(LETTERED)
  return line.slice(at)
}

/** A number that stands alone behind the first one, so that the first is none of what is asked for. */
function hasFurtherNumber(text: string): boolean {
  return /[\s:=x×*(]\d[\d,]*\s*(?:\p{L}+\.?|\))?\s*$/u.test(text.replace(/^\s*\(?\s*\d+/, ''))
}
