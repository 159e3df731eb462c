import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled past `offset` pixels. */
export function useScrolled(offset: number): boolean {
  return useSyncExternalStore(
    listenToScroll,
    () => scrolled > offset,
    () => false,
  )
}

/** How far the page was scrolled when it told so last: asking the window itself has it lay out the page at once. */
let scrolled = 0

function listenToScroll(changed: () => void) {
  const look = () => {
    scrolled = scrollY
    changed()
  }
  const first = requestAnimationFrame(look)
  addEventListener('scroll', look, { passive: true })
  return () => {
    cancelAnimationFrame(first)
    removeEventListener('scroll', look)
  }
}
