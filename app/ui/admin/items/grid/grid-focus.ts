import type { GridEvents, GridParts } from './grid-parts.ts'

/** The active cell follows the focus, whatever moved it, and a field that loses it is edited no more. */
export function focusEvents({ sheet, selection, editing }: GridParts): GridEvents {
  return {
    focusin({ target }) {
      const spot = sheet.spotOf(target)
      if (!spot) return
      const { row, column } = selection.active()
      if (spot.row !== row || spot.column !== column) selection.select(spot, { focus: false })
      if (target instanceof HTMLInputElement) editing.entered(target)
    },
    focusout({ target }) {
      if (editing.now()?.input === target) editing.commit()
    },
  }
}
