import type { GridEvents, GridParts } from './grid-parts.ts'

/** A mouse selects and drags ranges, and edits by a double click; a finger goes into the fields themselves. */
export function pointerEvents({ sheet, selection, editing }: GridParts, signal: AbortSignal): GridEvents {
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
