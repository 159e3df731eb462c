import { cleanLines } from '#domain/text/clean-text.ts'
import { brokenCell, type CellReading, refusedCell, taken } from './cell-reading.ts'
import { isBlank, type SheetCell, shownCell } from './sheet-file.ts'

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
