import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled past `offset` pixels. */
export function useScrolled(offset: number): boolean {
  return useSyncExternalStore(
    listenToScroll,
    () => scrollY > offset,
    () => false,
  )
}

function listenToScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}
