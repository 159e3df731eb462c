export type Spot = { row: number; column: number }
/** The cells between two corners. */
export type Range = { top: number; bottom: number; first: number; last: number }

type Sheet = {
  rows: number
  columns: number
  isRtl: boolean
  /** How many rows a page of the screen has. */
  pageRows(): number
  /** Whether there is a cell: what a product has once stands in its first row alone. */
  has(spot: Spot): boolean
}

/** Where a key leads from a cell; null for one that leads nowhere. Arrows go in the direction of the sheet. */
export function spotAfter(from: Spot, { key, ctrl }: { key: string; ctrl: boolean }, sheet: Sheet): Spot | null {
  const { row, column } = from
  const [lastRow, lastColumn] = [sheet.rows - 1, sheet.columns - 1]
  const forward = sheet.isRtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = sheet.isRtl ? 'ArrowRight' : 'ArrowLeft'
  const step = (down: number, on: number) => nextCell(from, { down, on }, sheet)
  const moves: Record<string, () => Spot> = {
    ArrowUp: () => (ctrl ? nextCell({ row: -1, column }, { down: 1, on: 0 }, sheet) : step(-1, 0)),
    ArrowDown: () => (ctrl ? nextCell({ row: lastRow + 1, column }, { down: -1, on: 0 }, sheet) : step(1, 0)),
    [forward]: () => (ctrl ? { row, column: lastColumn } : step(0, 1)),
    [backward]: () => (ctrl ? { row, column: 0 } : step(0, -1)),
    Home: () => ({ row: ctrl ? 0 : row, column: 0 }),
    End: () => ({ row: ctrl ? lastRow : row, column: lastColumn }),
    PageUp: () => nextCell({ row: Math.max(row - sheet.pageRows(), 0) + 1, column }, { down: -1, on: 0 }, sheet),
    PageDown: () => nextCell({ row: Math.min(row + sheet.pageRows(), lastRow) - 1, column }, { down: 1, on: 0 }, sheet),
  }
  return moves[key]?.() ?? null
}

/** The next cell that there is in a direction; where there is none, the nearest one on the way back. */
function nextCell(from: Spot, { down, on }: { down: number; on: number }, sheet: Sheet): Spot {
  const isInside = ({ row, column }: Spot) => row >= 0 && row < sheet.rows && column >= 0 && column < sheet.columns
  const look = (sign: number): Spot | null => {
    for (let at = 1; ; at++) {
      const spot = { row: from.row + sign * at * down, column: from.column + sign * at * on }
      if (!isInside(spot)) return null
      if (sheet.has(spot)) return spot
    }
  }
  return look(1) ?? (isInside(from) && sheet.has(from) ? from : (look(-1) ?? from))
}

export function rangeOf(one: Spot, other: Spot): Range {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    first: Math.min(one.column, other.column),
    last: Math.max(one.column, other.column),
  }
}
