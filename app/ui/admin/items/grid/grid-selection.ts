import { rangeOf, spotAfter, type Range, type Spot } from './grid-moves.ts'
import type { Sheet } from './grid-sheet.ts'

export type GridSelection = ReturnType<typeof createSelection>

/** The active cell, which has the one tab stop, and the range between an anchor and it. Heads of rows are in no range. */
export function createSelection(sheet: Sheet) {
  let active = firstCell(sheet)
  let anchor = active
  const markCells = createMarks(sheet.cells)
  sheet.stop(active).tabIndex = 0

  const range = (): Range => {
    const { first, last, ...rows } = rangeOf(anchor, active)
    return { ...rows, first: Math.max(first, 1), last: Math.max(last, 1) }
  }

  function select(spot: Spot, { extends: extended = false, focus = true } = {}) {
    sheet.stop(active).tabIndex = -1
    active = spot
    if (!extended) anchor = spot
    const stop = sheet.stop(spot)
    stop.tabIndex = 0
    markCells(range())
    if (focus) stop.focus()
  }

  return {
    active: () => active,
    range,
    select,
    selectAll() {
      select({ row: 0, column: 1 }, { focus: false })
      select({ row: sheet.cells.length - 1, column: sheet.fields.length }, { extends: true })
    },
    /** Leaves the active cell alone in the range. */
    shrink() {
      anchor = active
      markCells(range())
    },
    /** Goes where a key leads, and says whether it leads anywhere. */
    move(key: string, { ctrl = false, extends: extended = false } = {}): boolean {
      const to = spotAfter(active, { key, ctrl }, sheet.size())
      if (!to) return false
      if (extended) to.column = Math.max(to.column, 1)
      select(to, { extends: extended })
      return true
    },
  }
}

function firstCell({ inputs }: Sheet): Spot {
  return { row: 0, column: Math.max(1, inputs[0]?.findIndex((input) => input !== null) ?? 1) }
}

/** Marks the cells of a range and no others; a range of one cell is not marked. */
function createMarks(cells: readonly HTMLElement[][]) {
  let marked: HTMLElement[] = []
  return ({ top, bottom, first, last }: Range) => {
    for (const cell of marked) cell.removeAttribute('aria-selected')
    const isOne = top === bottom && first === last
    marked = isOne ? [] : cells.slice(top, bottom + 1).flatMap((row) => row.slice(first, last + 1))
    for (const cell of marked) cell.setAttribute('aria-selected', 'true')
  }
}
