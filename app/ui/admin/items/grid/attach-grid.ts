import type { GridField } from '#domain/products/grid/grid-fields.ts'
import { createChanges } from './grid-changes.ts'
import { createEditing } from './grid-editing.ts'
import { focusEvents } from './grid-focus.ts'
import type { GridHearer } from './grid-hearer.ts'
import { keyEvents } from './grid-keys.ts'
import type { GridParts } from './grid-parts.ts'
import { clipboardEvents, pasteRows } from './grid-paste.ts'
import { pointerEvents } from './grid-pointer.ts'
import { takeRoles } from './grid-roles.ts'
import { createSelection } from './grid-selection.ts'
import { openSheet } from './grid-sheet.ts'

export type AttachedGrid = {
  /** Pastes rows from the first cell of a column on. */
  pasteAt(column: GridField, rows: string[][]): void
  detach(): void
}

/**
 * Makes a grid of a table of fields by the ARIA pattern: one tab stop, arrows from cell to cell, and the fields themselves only
 * while one is edited. It listens at the table alone and changes its cells directly: a page of them is thousands, which React
 * need not render again for a key.
 */
export function attachGrid(table: HTMLTableElement, hearer: GridHearer): AttachedGrid {
  const sheet = openSheet(table)
  const roles = takeRoles(table, sheet)
  const selection = createSelection(sheet)
  const changes = createChanges({ sheet, selection, hearer })
  const editing = createEditing({ sheet, selection, changes, hearer })
  const parts: GridParts = { sheet, selection, changes, editing, hearer }
  const ending = new AbortController()
  const { signal } = ending
  for (const events of [keyEvents(parts), clipboardEvents(parts), pointerEvents(parts, signal), focusEvents(parts)]) {
    for (const [name, hear] of Object.entries(events)) table.addEventListener(name, hear as EventListener, { signal })
  }
  return {
    pasteAt(column, rows) {
      selection.select({ row: 0, column: Math.max(1, sheet.fields.indexOf(column) + 1) })
      pasteRows(parts, rows)
    },
    detach() {
      ending.abort()
      roles.giveBack()
    },
  }
}
