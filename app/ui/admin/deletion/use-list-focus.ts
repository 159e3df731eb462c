import { useEffect } from 'react'
import { CONTENT_ID } from '../../site/skip-link.tsx'

/** Whoever has deleted a row goes on at the start of the screen: what he pressed is gone with the row. */
export function useListFocus(isDone: boolean): void {
  useEffect(() => {
    if (isDone) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  }, [isDone])
}
