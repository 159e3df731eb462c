import { useEffect } from 'react'
import { hearAll } from '../base/hear-all.ts'
import { followedLinkAt } from '../base/site-link.tsx'

/** A finger that rests longer, or strays further, means something else than the link. */
const TAP_MS = 400
const STRAY_PX = 8
/** Whoever touches a page that moved just now wants to stop it. */
const STILL_MS = 200

/**
 * Presses a link of the site when the finger is lifted from it. Browsers press it a moment later, when they have done there
 * whatever a mouse would: on a slow phone that takes half as long as to draw the next page. What is no plain tap is left to
 * them.
 */
export function useQuickTaps(): void {
  useEffect(() => {
    let movedAt = -Infinity
    let tap: { link: HTMLAnchorElement; x: number; y: number; at: number } | null = null
    const onScroll = ({ timeStamp }: Event) => {
      movedAt = timeStamp
    }
    const onStart = ({ target, touches, timeStamp }: TouchEvent) => {
      const link = followedLinkAt(target)
      const { clientX: x, clientY: y } = touches[0]!
      const isPlain = touches.length === 1 && timeStamp - movedAt > STILL_MS
      tap = link && isPlain ? { link, x, y, at: timeStamp } : null
    }
    const onEnd = (event: TouchEvent) => {
      const { clientX, clientY } = event.changedTouches[0]!
      const ended = tap
      tap = null
      if (!ended?.link.isConnected || event.defaultPrevented || !event.cancelable || movedAt > ended.at) return
      if (event.timeStamp - ended.at > TAP_MS || Math.hypot(clientX - ended.x, clientY - ended.y) > STRAY_PX) return
      // The browser's own press would be a second one.
      event.preventDefault()
      ended.link.click()
    }
    const listening = new AbortController()
    const { signal } = listening
    const quietly = { signal, passive: true, capture: true }
    document.addEventListener('scroll', onScroll, quietly)
    document.addEventListener('touchstart', onStart, quietly)
    hearAll('touchend', onEnd, signal)
    return () => listening.abort()
  }, [])
}
