/*
 * Presses a link of the site when a finger is lifted from it. A browser does so later, once it has done there what a mouse
 * would: 15 to 40 ms on a slow phone. What is no plain tap is left to it.
 */

/** A finger that rests longer, or strays further, means something else than the link. */
const TAP_MS = 400
const STRAY_PX = 8
/** Whoever touches a page that moved just now wants to stop it. */
const STILL_MS = 200

let movedAt = -Infinity
let tap: { link: HTMLAnchorElement; x: number; y: number; at: number } | null = null

function onScroll({ timeStamp }: Event): void {
  movedAt = timeStamp
}

function onStart({ target, touches, timeStamp }: TouchEvent): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-follow]')
  const { clientX: x, clientY: y } = touches[0]!
  const isPlain = touches.length === 1 && timeStamp - movedAt > STILL_MS
  tap = link && isPlain ? { link, x, y, at: timeStamp } : null
}

function onEnd(event: TouchEvent): void {
  const { clientX, clientY } = event.changedTouches[0]!
  const ended = tap
  tap = null
  if (!ended?.link.isConnected || event.defaultPrevented || !event.cancelable || movedAt > ended.at) return
  if (event.timeStamp - ended.at > TAP_MS || Math.hypot(clientX - ended.x, clientY - ended.y) > STRAY_PX) return
  // The browser's own press would be a second one.
  event.preventDefault()
  ended.link.click()
}

document.addEventListener('scroll', onScroll, { passive: true, capture: true })
document.addEventListener('touchstart', onStart, { passive: true, capture: true })
document.addEventListener('touchend', onEnd)
