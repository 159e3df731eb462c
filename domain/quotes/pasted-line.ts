import { cleanLine, cleanLines } from '#domain/text/clean-text.ts'
import { foldText, toLatinDigits } from '#domain/text/fold.ts'
import { foldCode } from './folded-code.ts'
import { LINE_LENGTHS, MOST_LISTED, MOST_PASTED, readQty, type QuoteUnit } from './quote-line.ts'

/** One way to read a line: what may be a code, how many, and of what. */
export type Reading = { code: string; qty: number; unit: QuoteUnit }

/** A line as it was pasted, with the readings that it allows, the likeliest first. */
export type PastedLine = {
  text: string
  readings: Reading[]
  /** What it asks for where no reading is in the catalogue. */
  asWritten: { text: string; qty: number; unit: QuoteUnit }
}

const UNIT_WORDS: Record<QuoteUnit, string> = {
  carton: 'كرتون كراتين كرتونان كرتونين صندوق صناديق ctn ctns box boxes carton cartons',
  piece: 'حبة حبات قطعة قطع عبوة عبوات علبة علب pc pcs piece pieces',
}

const UNITS = new Map(
  (Object.keys(UNIT_WORDS) as QuoteUnit[]).flatMap((unit) =>
    UNIT_WORDS[unit].split(' ').map((word) => [foldText(word), unit] as const),
  ),
)

/** Longest first, since a pattern takes the first that fits. */
const WORDS = [...UNITS.keys()].toSorted((one, other) => other.length - one.length).join('|')
const NUMBER = String.raw`(?<qty>\d{1,3}(?:,\d{3})+|\d{1,9})`
const UNIT = `(?<unit>${WORDS})`
/** `x` stands inside of codes as well, so it separates only where nothing is found without it. */
const PLAIN = String.raw`[\t;,،×*\s]`
const WITH_X = String.raw`[\t;,،×*\sx]`
const CODE = '(?<code>.+?)'

const SHAPES = [PLAIN, WITH_X].flatMap((gap) =>
  [
    `${CODE}${gap}+${NUMBER}(?:${gap}*${UNIT}\\.?)?`,
    `${CODE}${gap}+${UNIT}${gap}+${NUMBER}`,
    `${NUMBER}${gap}*${UNIT}\\.?${gap}+${CODE}`,
    `${NUMBER}${gap}+${CODE}`,
    `${CODE}${gap}+${UNIT}`,
    CODE,
  ].map((shape) => new RegExp(`^${shape}$`, 'iu')),
)

/** Behind such a sign, or before a unit, a number is surely a quantity; after a blank alone it may belong to a name. */
const SURELY_LAST = [
  new RegExp(String.raw`^(?<rest>.+?)\s*[\t;,،×*]\s*${NUMBER}(?:\s*${UNIT}\.?)?$`, 'iu'),
  new RegExp(String.raw`^(?<rest>.+?)\s+${NUMBER}\s*${UNIT}\.?$`, 'iu'),
]

/** A line from its first sign. */
const FILLED_LINE = /\S[^\n]*/g

/** The lines of a list as people paste it, unread; those without anything are none. Null for more than a list may hold. */
export function pastedLines(pasted: string): string[] | null {
  if (pasted.length > MOST_PASTED) return null
  const lines = cleanLines(pasted).match(FILLED_LINE) ?? []
  if (lines.length > MOST_LISTED) return null
  const parts = lines.map((line) => line.trimEnd()).flatMap(inParts)
  return parts.length > MOST_LISTED ? null : parts
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

/** Many signs in a row separate no more than one, and would be tried in every combination. */
const MANY_SIGNS = /[\t;,،×*\s]{4,}|[\t;,،×*\sx]{12,}/giu

function withoutRuns(line: string): string {
  return line.replaceAll(MANY_SIGNS, (signs) => /[\t;,،×*]/u.exec(signs)?.[0] ?? ' ')
}

export function readPastedLine(line: string): PastedLine {
  const latin = withoutRuns(toLatinDigits(line))
  const text = cleanLine(line)
  return { text, readings: [...readingsOf(latin), ...cellReadings(latin)], asWritten: asWritten(latin, text) }
}

function readingsOf(line: string): Reading[] {
  const folded = foldUnits(line)
  const found = SHAPES.flatMap((shape) => {
    const { code, qty, unit } = shape.exec(folded)?.groups ?? {}
    const reading = toReading(code, qty, unit)
    return reading ? [reading] : []
  })
  return found.filter(
    (one, index) =>
      found.findIndex(({ code, qty, unit }) => code === one.code && qty === one.qty && unit === one.unit) === index,
  )
}

/** Rows of a sheet with more in them than code and quantity: the last number counts, and one of the other cells is the code. */
function cellReadings(line: string): Reading[] {
  const cells = foldUnits(line)
    .split(/[\t;]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  if (cells.length < 3) return []
  const numbered = cells.findLastIndex((cell) => readQty(cell) > 0)
  const unit = cells.find((cell) => UNITS.has(cell))
  return cells.flatMap((cell, index) => {
    const reading = index === numbered ? null : toReading(cell, numbered < 0 ? undefined : cells[numbered], unit)
    return reading ? [reading] : []
  })
}

function toReading(code: string | undefined, qty: string | undefined, unit: string | undefined): Reading | null {
  const folded = foldCode(code ?? '').replaceAll(/^[,،;×*]+|[,،;×*]+$/gu, '')
  const count = qty === undefined ? 1 : readQty(qty)
  if (folded === '' || !(count > 0)) return null
  return { code: folded, qty: count, unit: unitOf(unit) }
}

function asWritten(latin: string, text: string): PastedLine['asWritten'] {
  const folded = foldUnits(latin)
  const groups = SURELY_LAST.map((shape) => shape.exec(folded)?.groups).find((found) => found !== undefined)
  const qty = readQty(groups?.['qty'])
  if (!groups || !(qty > 0)) return { text, qty: 1, unit: 'piece' }
  return { text: cleanLine(groups['rest']!), qty, unit: unitOf(groups['unit']) }
}

/** The unit that a word means; what is none means pieces. */
export function unitOf(word: string | undefined): QuoteUnit {
  return (word !== undefined && UNITS.get(foldText(word))) || 'piece'
}

/** The line with its words of units as they are compared. */
function foldUnits(line: string): string {
  return line.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) => (UNITS.has(foldText(word)) ? foldText(word) : word))
}
