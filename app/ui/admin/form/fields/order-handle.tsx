import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import type { OrderGrip } from './sortable-context.ts'

/** Moves an item: dragged, lifted with Space and moved with arrows, or pressed for a small menu of both directions. */
export function OrderHandle({ name, isFirst, isLast, move, grip }: OrderGrip) {
  const { order } = useWords(adminForm)
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useClosing(place, isOpen, () => setIsOpen(false))
  if (!useHydrated()) return null
  return (
    <span ref={place} className="order">
      <button
        type="button"
        className="order-grip"
        aria-label={order.handle(name)}
        aria-roledescription={order.kind}
        aria-expanded={isOpen}
        {...grip}
        onClick={() => setIsOpen(!isOpen)}
      >
        <GripVertical />
      </button>
      {isOpen && (
        <span className="order-menu">
          <button type="button" disabled={isFirst} onClick={() => move(-1)}>
            <ArrowUp />
            {order.earlier}
          </button>
          <button type="button" disabled={isLast} onClick={() => move(1)}>
            <ArrowDown />
            {order.later}
          </button>
        </span>
      )}
    </span>
  )
}

/** Closed by Escape and by a press elsewhere. */
function useClosing(place: React.RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) close()
    }
    addEventListener('pointerdown', press, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    return () => listening.abort()
  })
}
