import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * For the outermost element of what stands under the first view of a phone, or is closed in it. On a phone it is shown, part
 * by part, once the whole stylesheet is there, and its rules are no part of the critical CSS: `<section {...BELOW_FOLD}>`.
 * What is shown is marked before React hydrates the page, which need not tell of that.
 */
export const BELOW_FOLD = { 'data-below-fold': '', suppressHydrationWarning: true } as const

/** Runs something when the page has been painted as it is now, unless the answer is called before that. */
export function oncePainted(run: () => void): () => void {
  const frame = requestAnimationFrame(() => setTimeout(run))
  return () => cancelAnimationFrame(frame)
}

/** Whether a page has been painted: where a link was followed, what nobody sees at once is rendered afterwards. */
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

/** Whether columns of a page stand one under the other now: the second is not seen at once. For the browser only. */
export function isNarrow(): boolean {
  return matchMedia('(width < 64rem)').matches
}

/**
 * What stands under the first view of a page. Whoever follows a link sees that view at once, and has the rest before they can
 * scroll there. Where the page came from the server, or is come back to, everything stands there from the start.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  // The height keeps the foot of the page where it will be: out of view.
  return useAfterPaint() ? children : <div className="min-h-screen" />
}

declare global {
  interface Window {
    /** Of `bootstrap-script.js`: lets the picture in a box load once the box nears the window. */
    showWhenNear?: (box: HTMLElement) => void
  }
}

/** For the box of a picture: browsers load one from several screens away, with scripts it waits until it is nearer than that. */
export function showWhenNear(box: HTMLElement | null): void {
  if (box === null || box.dataset['near'] !== undefined) return
  if (window.showWhenNear) window.showWhenNear(box)
  else box.dataset['near'] = ''
}
