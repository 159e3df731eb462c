import { knownCodes } from '#domain/sheets/known-codes.ts'
import { sheetColumn } from '#domain/sheets/products/columns.ts'
import type { ReadContext } from '#domain/sheets/products/sheet-pack.ts'
import { type CellReason, refusedCell } from '#domain/sheets/cell-reading.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { hasFigures, isProductCell, type GridField } from './grid-fields.ts'

/** Why a cell of the grid is refused. */
export type GridProblem =
  | { kind: CellReason | 'missing' | 'pack-gone' | 'price-without-code' | 'price-twice' }
  | { kind: 'too-long'; most: number }

type GridReading = { ok: true; value: string } | { ok: false; problem: GridProblem }

/** As of a file of text: the clipboard has what a spreadsheet shows. Whoever types a code means it, so none is made of another. */
const NO_CODES = knownCodes([])
const AS_TYPED: ReadContext = {
  source: 'text',
  codes: () => NO_CODES,
  category: () => refusedCell('unknown-category'),
  brand: () => null,
}

/** A typed or pasted cell as it is stored; '' of an empty one. */
export function readGridCell(field: GridField, typed: string): GridReading {
  const text = cleanLine(typed)
  const most = isProductCell(field) ? RECORD_LIMITS.name : RECORD_LIMITS.cell
  if (text.length > most) return { ok: false, problem: { kind: 'too-long', most } }
  // The name on the pack is a name: 12-05 is one.
  const read = field === 'code' ? { ok: true as const, value: text } : sheetColumn(field).read(text, AS_TYPED)
  if (!read.ok) return { ok: false, problem: { kind: read.reason } }
  const value = read.value ?? ''
  return { ok: true, value: hasFigures(field) ? toLatinDigits(value) : value }
}

/** Whether a cell says what it was filled with. */
export function saysTheSame(field: GridField, typed: string, filled: string): boolean {
  if (cleanLine(typed) === cleanLine(filled)) return true
  const reading = readGridCell(field, typed)
  return reading.ok && reading.value === filled
}
