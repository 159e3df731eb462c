import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { brokenCell, type CellReading, refusedCell, taken } from './cell-reading.ts'
import { codeOfDate, dateInText, dayOfCell } from './code-dates.ts'
import type { KnownCodes } from './known-codes.ts'
import { cellNumber, type CellSource, isBlank, type SheetCell, shownCell } from './sheet-cell.ts'

/** `1.5E+05`: Excel's own spelling; `1E5` is a code as it is. */
const EXCEL_POWER = /^\d(?:(?:\.\d+)?e[+-]\d+|\.\d+e\d+)$/iu

/** A cell that is to hold a code. Known codes come back as they are stored. */
export function readCodeCell(cell: SheetCell | undefined, codes: KnownCodes, source: CellSource): CellReading<string> {
  if (isBlank(cell)) return taken<string>(null)
  const broken = brokenCell(cell)
  if (broken) return refusedCell(broken)
  if (cell !== null && typeof cell === 'object' && 'date' in cell)
    return refusedCell('date-in-code', codeOfDate(dayOfCell(cell.date), codes))
  const number = cellNumber(cell)
  return number === undefined ? readTyped(shownCell(cell), codes, source) : readNumber(number, shownCell(cell), codes)
}

function readTyped(typed: string, codes: KnownCodes, source: CellSource): CellReading<string> {
  const line = cleanLine(typed)
  const text = line.replace(/^'/u, '')
  const known = codes.spelling(line) ?? codes.spelling(text)
  if (known !== undefined) return taken(known)
  if (source === 'workbook') return taken(text)
  const latin = toLatinDigits(text)
  if (EXCEL_POWER.test(latin)) return refusedCell('scientific-code', only(codes.ofValue(Number(latin))))
  const date = dateInText(text)
  if (date) return refusedCell('date-in-code', codeOfDate(date, codes))
  const restored = /^\d+$/u.test(latin) ? only(codes.sameSaveZeros(latin)) : undefined
  return restored === undefined ? taken(text) : taken(restored, 'zeros-restored')
}

function readNumber(number: number, shown: string, codes: KnownCodes): CellReading<string> {
  const known = codes.spelling(shown)
  if (known !== undefined) return taken(known)
  const meant = codes.ofValue(number).filter((code) => /e/iu.test(code))
  if (meant.length > 0 || shown.includes('e') || number > Number.MAX_SAFE_INTEGER)
    return refusedCell('scientific-code', only(meant))
  const restored = only(codes.sameSaveZeros(shown))
  return restored === undefined ? taken(shown, 'number-as-code') : taken(restored, 'zeros-restored')
}

function only(codes: string[]): string | undefined {
  return codes.length === 1 ? codes[0] : undefined
}
