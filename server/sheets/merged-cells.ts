import { isBlank, type SheetCell, type SheetRow } from '#domain/sheets/sheet-cell.ts'
import type { MergedCells } from './worksheet.ts'

/** Puts the value of merged cells into each of their rows; rows come in order. */
export function mergedFiller(merged: readonly MergedCells[]): (row: SheetRow) => void {
  const waiting = merged.toSorted((one, other) => other.first - one.first)
  let open: { cells: MergedCells; value: SheetCell }[] = []
  return ({ row, cells }) => {
    open = open.filter(({ cells: { last } }) => last >= row)
    for (const { cells: range, value } of open) put(cells, range.column, value)
    while ((waiting.at(-1)?.first ?? Number.POSITIVE_INFINITY) <= row) {
      const range = waiting.pop()!
      const value = range.first === row ? cells[range.column] : null
      if (!isBlank(value)) open.push({ cells: range, value: value! })
    }
  }
}

function put(cells: SheetCell[], column: number, value: SheetCell) {
  if (!isBlank(cells[column])) return
  while (cells.length < column) cells.push(null)
  cells[column] = value
}
