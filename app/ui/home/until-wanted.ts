const ACTS = ['scroll', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']

export type Waiting = {
  wanted: Promise<void>
  /** Ends the waiting. */
  end(): void
  /** Does what the last button was pressed for before anything listened to it. */
  takePress(): void
}

/**
 * Waits until an element of the page that the server sent is in view, or the visitor does anything. Where there is no
 * such element nothing is waited for.
 */
export function untilWanted(id: string): Waiting {
  const element = document.getElementById(id)
  if (element === null) return { wanted: Promise.resolve(), end: () => {}, takePress: () => {} }
  const { promise, resolve } = Promise.withResolvers<void>()
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) end()
  })
  function end() {
    observer.disconnect()
    for (const act of ACTS) removeEventListener(act, end, true)
    resolve()
  }
  observer.observe(element)
  for (const act of ACTS) addEventListener(act, end, { capture: true, passive: true })
  return { wanted: promise, end, takePress: rememberPress(element) }
}

function rememberPress(element: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const press = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('button[type="button"]')
  }
  element.addEventListener('click', press, true)
  return () => {
    element.removeEventListener('click', press, true)
    if (pressed?.isConnected) pressed.click()
  }
}
