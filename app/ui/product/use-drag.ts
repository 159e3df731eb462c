import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { directionOf } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import { readDrag, type Drag } from './drag.ts'

const KEYBOARD = 0

/** Handlers for an element that is dragged sideways and clicked. `onDrag` hears what the visitor meant. */
export function useDrag(onDrag: (drag: Drag) => void) {
  const direction = directionOf(useLocale())
  const start = useRef<{ x: number; y: number } | null>(null)
  const meant = useRef<Drag>('click')
  return {
    draggable: false,
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY }
      meant.current = 'nothing'
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return
      meant.current = readDrag(event.clientX - start.current.x, event.clientY - start.current.y, direction)
      start.current = null
      // A click is heard as such below, so that the keyboard's counts too.
      if (meant.current !== 'click') onDrag(meant.current)
    },
    onPointerCancel: () => {
      start.current = null
    },
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (event.detail === KEYBOARD || meant.current === 'click') onDrag('click')
    },
  }
}
