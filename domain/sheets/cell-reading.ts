import { cleanLines } from '#domain/text/clean-text.ts'
import type { Localized } from '#domain/text/locale.ts'
import { type SheetCell, shownCell, isBlank } from './sheet-file.ts'

/** Why a cell is refused. */
export const CELL_REASONS = [
  'scientific-code',
  'date-in-code',
  'date-in-text',
  'ambiguous-number',
  'too-precise',
  'not-a-number',
  'not-whole',
  'out-of-range',
  'formula-without-value',
  'formula-error',
  'mojibake',
  'unknown-state',
  'malformed-breaks',
  'malformed-group-prices',
  'unknown-category',
  'ambiguous-category',
  'unknown-picture',
  'ambiguous-picture',
  'bad-picture',
] as const
export type CellReason = (typeof CELL_REASONS)[number]

/** What is taken as it is read, and still said. */
export const CELL_WARNINGS = ['number-as-code', 'zeros-restored'] as const
export type CellWarning = (typeof CELL_WARNINGS)[number]

/** `told` says what the inspection of a file said. */
type RefusedCell = { ok: false; reason: CellReason; suggestion?: string; told?: Localized }

/** A value (null of a blank cell), or why there is none, with what was probably meant. */
export type CellReading<Value> = { ok: true; value: Value | null; warning?: CellWarning } | RefusedCell

export function taken<Value>(value: Value | null, warning?: CellWarning): CellReading<Value> {
  return warning ? { ok: true, value, warning } : { ok: true, value }
}

export function refusedCell(reason: CellReason, suggestion?: string): RefusedCell {
  return suggestion === undefined ? { ok: false, reason } : { ok: false, reason, suggestion }
}

/** What is wrong with a cell whatever its column is for. */
export function brokenCell(cell: SheetCell | undefined): CellReason | null {
  if (cell !== null && typeof cell === 'object' && 'error' in cell)
    return cell.error === '' ? 'formula-without-value' : 'formula-error'
  return isMojibake(shownCell(cell)) ? 'mojibake' : null
}

/** The signs of Windows-1252 above ASCII, as `TextDecoder` gives them. */
const UPPER_HALF = String.raw`\u0080-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122`
/** UTF-8 that was taken for Windows-1252: `Ø±ØºÙˆØ©`. */
const TAKEN_FOR_LATIN = new RegExp(`[ØÙÃÂ][${UPPER_HALF}]`, 'gu')

/** Whether a text was broken before it came: what it said cannot be told any more. */
export function isMojibake(text: string): boolean {
  return text.includes('\ufffd') || (text.match(TAKEN_FOR_LATIN)?.length ?? 0) >= 2
}

/** A cell of words, line breaks kept. */
export function readTextCell(cell: SheetCell | undefined): CellReading<string> {
  if (isBlank(cell)) return taken<string>(null)
  const broken = brokenCell(cell)
  if (broken) return refusedCell(broken)
  if (cell !== null && typeof cell === 'object' && 'date' in cell) return refusedCell('date-in-text', cell.date)
  return taken(cleanLines(shownCell(cell)) || null)
}

const FORMULA = /^="((?:[^"]|"")*)"$/u
/** What our own files put before a text that a spreadsheet would take for a formula. */
const DEFUSED = /^'+[=+\-@＝＋－＠\t\r]/u

/** The text that is meant by a cell of a file of text: `="0012"` is `0012`, `'=x` is `=x`. */
export function plainCsvText(text: string): string {
  const quoted = FORMULA.exec(text)?.[1]
  if (quoted !== undefined) return quoted.replaceAll('""', '"')
  return DEFUSED.test(text) ? text.slice(1) : text
}

const FORMULA_BEGINNING = /^'*[=+\-@＝＋－＠\t\r]/u

/** The same as our own files say it: `=x` is `'=x`, which no program for tables calculates. */
export function defusedCsvText(text: string): string {
  return FORMULA_BEGINNING.test(text) ? `'${text}` : text
}
