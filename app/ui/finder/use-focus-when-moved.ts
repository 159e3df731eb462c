import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from '#app/delivery/hydration.ts'

/** A heading that is read out where scripts have led to it; a page that opens with it leaves the focus alone. */
export function useFocusWhenMoved<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null)
  const hasMoved = useRef(useHydrated())
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
