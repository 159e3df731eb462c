import type { Direction } from '#domain/text/locale.ts'

/** From here on a drag changes the picture (docs/specification 2.7). */
const DRAG_PX = 50
/** Below this a press is a click, however unsteady the hand; between the two nothing happens. */
const CLICK_PX = 5

export type Drag = 'next' | 'previous' | 'click' | 'nothing'

/** What a press on the gallery's picture meant, by how far it moved. Pictures are pulled in against reading direction. */
export function readDrag(movedX: number, movedY: number, direction: Direction): Drag {
  if (Math.hypot(movedX, movedY) < CLICK_PX) return 'click'
  if (Math.abs(movedX) < DRAG_PX) return 'nothing'
  const pulledRight = movedX > 0
  return pulledRight === (direction === 'rtl') ? 'next' : 'previous'
}

/** The picture `step` further on; both ends wrap. */
export function turn(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count
}
