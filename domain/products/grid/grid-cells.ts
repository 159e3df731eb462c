import { stockStateOf } from '../stock.ts'
import type { CellReason } from '../../sheets/cell-reading.ts'
import { readCodeCell } from '../../sheets/code-cell.ts'
import { knownCodes } from '../../sheets/known-codes.ts'
import { readNumberCell, type NumberRules } from '../../sheets/number-cell.ts'
import { RECORD_LIMITS } from '../../records/record-limits.ts'
import { cleanLine } from '../../text/clean-text.ts'
import { toLatinDigits } from '../../text/fold.ts'
import { hasFigures, isProductCell, type GridField } from './grid-fields.ts'

/** Why a cell of the grid is refused. */
export type GridProblem =
  | { kind: CellReason | 'unknown-state' | 'missing' | 'pack-gone' | 'price-without-code' | 'price-twice' }
  | { kind: 'too-long'; most: number }

type GridReading = { ok: true; value: string } | { ok: false; problem: GridProblem }

const PRICE: NumberRules = { places: 2, least: 0, most: 9_999_999.99 }
const BOX: NumberRules = { places: 0, least: 1, most: 100_000 }
/** Whoever types a code means it: none is made of another. */
const NO_CODES = knownCodes([])

/** A typed or pasted cell as it is kept; '' of an empty one. */
export function readGridCell(field: GridField, typed: string): GridReading {
  const text = cleanLine(typed)
  if (text === '') return read('')
  const most = isProductCell(field) ? RECORD_LIMITS.name : RECORD_LIMITS.cell
  if (text.length > most) return { ok: false, problem: { kind: 'too-long', most } }
  if (field === 'price') return numberOf(text, PRICE, (price) => price.toFixed(2))
  if (field === 'box_quantity') return numberOf(text, BOX, String)
  if (field === 'stock_state') {
    const state = stockStateOf(text)
    return state === undefined ? { ok: false, problem: { kind: 'unknown-state' } } : read(state)
  }
  if (field === 'stock_code' || field === 'product_code') {
    const code = readCodeCell(text, NO_CODES, 'text')
    return code.ok ? read(toLatinDigits(code.value ?? '')) : { ok: false, problem: { kind: code.reason } }
  }
  return read(hasFigures(field) ? toLatinDigits(text) : text)
}

/** Whether a cell says what it was filled with. */
export function saysTheSame(field: GridField, typed: string, filled: string): boolean {
  if (cleanLine(typed) === cleanLine(filled)) return true
  const reading = readGridCell(field, typed)
  return reading.ok && reading.value === filled
}

function numberOf(text: string, rules: NumberRules, write: (number: number) => string): GridReading {
  const number = readNumberCell(text, rules)
  if (!number.ok) return { ok: false, problem: { kind: number.reason } }
  return read(number.value === null ? '' : write(number.value))
}

function read(value: string): GridReading {
  return { ok: true, value }
}
