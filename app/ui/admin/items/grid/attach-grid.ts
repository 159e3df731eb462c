import type { GridField } from '#domain/products/grid/grid-fields.ts'
import { createChanges } from './grid-changes.ts'
import { createEditing } from './grid-editing.ts'
import type { GridHearer } from './grid-hearer.ts'
import { keyEvents } from './grid-keys.ts'
import type { GridParts, GridEvents } from './grid-parts.ts'
import { clipboardEvents, pasteRows } from './grid-paste.ts'
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

/** The active cell follows the focus, whatever moved it, and a field that loses it is edited no more. */
function focusEvents({ sheet, selection, editing }: GridParts): GridEvents {
  return {
    focusin({ target }) {
      const spot = sheet.spotOf(target)
      if (!spot) return
      const { row, column } = selection.active()
      if (spot.row !== row || spot.column !== column) selection.select(spot, { focus: false })
      if (target instanceof HTMLInputElement) editing.entered(target)
    },
    /** Text that comes without a key, as of dictation, stands in the active cell, wherever the cursor was left. */
    beforeinput(event) {
      if (editing.now() || !(event.target instanceof HTMLInputElement)) return
      editing.start(true)
      if (editing.now()?.input === event.target || event.data === null) return
      event.preventDefault()
      document.execCommand('insertText', false, event.data)
    },
    focusout({ target }) {
      if (editing.now()?.input === target) editing.commit()
    },
  }
}

/** A mouse selects and drags ranges, and edits by a double click; a finger goes into the fields themselves. */
function pointerEvents({ sheet, selection, editing }: GridParts, signal: AbortSignal): GridEvents {
  let isTouch = false
  let isDragging = false
  addEventListener('mouseup', () => (isDragging = false), { signal })
  return {
    pointerdown(event) {
      isTouch = event.pointerType === 'touch'
    },
    mousedown(event) {
      if (isTouch || event.button !== 0 || event.target instanceof HTMLAnchorElement) return
      const spot = sheet.spotOf(event.target)
      if (!spot || event.target === editing.now()?.input) return
      event.preventDefault()
      editing.commit()
      isDragging = spot.column > 0
      selection.select(spot, { extends: event.shiftKey && spot.column > 0 })
    },
    dblclick() {
      if (!editing.now()) editing.start(false)
    },
    mouseover(event) {
      const spot = isDragging && event.buttons === 1 ? sheet.spotOf(event.target) : null
      if (spot && spot.column > 0) selection.select(spot, { extends: true, focus: false })
    },
  }
}
