/**
 * Lists that staff type as one text (docs/specification 3 and S17): `EN 15651-1`, `1.5 mm` and `0.75 L`
 * stay whole. Every scanner reads a text once, character by character, and none of them throws.
 */

/** What is read of one text; the rest is left out. */
export const MAX_LIST_TEXT = 20_000
export const MAX_LIST_ITEMS = 2_000

const LINE_BREAKS = '\n\r\u2028\u2029'
const ARABIC_COMMA = '،'
const COMMAS = `,${ARABIC_COMMA}`
const SEPARATOR = new RegExp(`[.${COMMAS}]`)

/** Sentences and lines become items: `EN 15651-1. Paintable.` is two. The closing full stops are left out. */
export function splitProperties(text: string): string[] {
  return splitSentences(text, LINE_BREAKS)
}

/** As properties, and the Arabic comma separates too. */
export function splitAreas(text: string): string[] {
  return splitSentences(text, LINE_BREAKS + ARABIC_COMMA)
}

/**
 * The cells of one variant column, by position: `0.75 L, 1.5 L` is two, `a, , c` is three with an empty one.
 * Commas of both scripts separate, and full stops that are not inside a number. Empty cells at the end are left out.
 */
export function splitVariantCells(text: string): string[] {
  const source = readable(text)
  const cells: string[] = []
  let start = 0
  let stopped = false
  for (let at = 0; at <= source.length && cells.length < MAX_LIST_ITEMS; at++) {
    const comma = at === source.length || COMMAS.includes(source.charAt(at))
    if (!comma && !endsCell(source, at)) continue
    const cell = source.slice(start, at).trim()
    // A full stop alone makes no empty cell, and `a., b` is two cells, not three.
    if (cell !== '' || (comma && !stopped)) cells.push(cell)
    stopped = !comma && (stopped || cell !== '')
    start = at + 1
  }
  return withoutEmptyEnd(cells)
}

/**
 * The text of one variant column, which `splitVariantCells` reads back into the same cells.
 * Separators inside a cell would shift every cell behind it, so they give way: `1,5 L` becomes `1.5 L`.
 */
export function joinVariantCells(cells: readonly (string | null)[]): string {
  return withoutEmptyEnd(cells.map((cell) => withoutSeparators(cell ?? '').trim())).join(', ')
}

function splitSentences(text: string, separators: string): string[] {
  const source = readable(text)
  const items: string[] = []
  let start = 0
  for (let at = 0; at <= source.length && items.length < MAX_LIST_ITEMS; at++) {
    const ends = at === source.length || separators.includes(source.charAt(at)) || endsSentence(source, at)
    if (!ends) continue
    const item = withoutClosingStops(source.slice(start, at).trim())
    if (item !== '') items.push(item)
    start = at + 1
  }
  return items
}

function endsSentence(source: string, at: number): boolean {
  return source.charAt(at) === '.' && source.charAt(at + 1).trim() === ''
}

function endsCell(source: string, at: number): boolean {
  return source.charAt(at) === '.' && !isInsideNumber(source, at)
}

/** `0.75` and `٠.٧٥`, and `.75` where nothing stands before it. */
function isInsideNumber(source: string, at: number): boolean {
  const before = source.charAt(at - 1)
  return isDigit(source.charAt(at + 1)) && (isDigit(before) || before.trim() === '' || COMMAS.includes(before))
}

function isDigit(character: string): boolean {
  return (
    (character >= '0' && character <= '9') ||
    (character >= '\u0660' && character <= '\u0669') ||
    (character >= '\u06f0' && character <= '\u06f9')
  )
}

function withoutSeparators(cell: string): string {
  if (!SEPARATOR.test(cell)) return cell
  let result = ''
  for (let at = 0; at < cell.length; at++) {
    const character = cell.charAt(at)
    const isComma = COMMAS.includes(character)
    const gap = cell.charAt(at + 1) === ' ' ? '' : ' '
    if (isComma && isDigit(cell.charAt(at - 1)) && isDigit(cell.charAt(at + 1))) result += '.'
    else result += isComma || endsCell(cell, at) ? gap : character
  }
  return result
}

function withoutClosingStops(item: string): string {
  let end = item.length
  while (end > 0 && item.charAt(end - 1) === '.') end--
  return item.slice(0, end).trimEnd()
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  let end = cells.length
  while (end > 0 && cells[end - 1] === '') end--
  return cells.slice(0, end)
}

/** The part of a text that is read; half a surrogate pair at the cut is left out. */
export function readable(text: string): string {
  if (text.length <= MAX_LIST_TEXT) return text
  const last = text.charCodeAt(MAX_LIST_TEXT - 1)
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHighSurrogate ? MAX_LIST_TEXT - 1 : MAX_LIST_TEXT)
}
