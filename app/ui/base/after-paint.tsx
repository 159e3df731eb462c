import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { oncePainted } from './once-painted.ts'

/** Whether a page has been painted: what nobody sees at once comes afterwards where a link was followed. */
export function useAfterPaint(): boolean {
  const isFollowed = useNavigationType() === NavigationType.Push
  const { hash } = useLocation()
  const [shown, setShown] = useState(!isFollowed || hash !== '')
  useEffect(() => {
    if (shown) return undefined
    return oncePainted(() => startTransition(() => setShown(true)))
  }, [shown])
  return shown
}

/** Whether columns of a page stand one under the other now: what is in the second is not seen at once. For the browser only. */
export function isNarrow(): boolean {
  return matchMedia('(width < 64rem)').matches
}

/**
 * What stands under the first view of a page. Whoever follows a link sees that view at once, and has the rest before he can
 * scroll there. Where the page came from the server, or is come back to, everything stands there from the start.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const shown = useAfterPaint()
  // Keeps the foot of the page where it will be: out of view.
  return shown ? children : <div className="min-h-screen" />
}
