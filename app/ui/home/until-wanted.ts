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
  let resolve = () => {}
  const wanted = new Promise<void>((done) => (resolve = done))
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
  return { wanted, end, takePress: rememberPress(element) }
}

/**
 * React, which listens to the document, lets nobody below it hear of a press on what it cannot hydrate yet. So the
 * window hears of all presses, and those that reach the element are forgotten: they were done.
 */
function rememberPress(element: HTMLElement): () => void {
  let pressed: Press | null = null
  const press = ({ target }: Event) => {
    if (target instanceof Element && element.contains(target)) pressed = pressOf(target, element)
  }
  const forget = () => {
    pressed = null
  }
  addEventListener('click', press, true)
  element.addEventListener('click', forget, true)
  // A press that hydrates the element is still on its way to it.
  return () =>
    void setTimeout(() => {
      removeEventListener('click', press, true)
      element.removeEventListener('click', forget, true)
      if (pressed) buttonOf(pressed, element)?.click()
    })
}

/** A pressed button, by its name and its place among those of that name: React may have made all of them again. */
type Press = { name: string; place: number }

function pressOf(target: Element, element: HTMLElement): Press | null {
  const button = target.closest<HTMLElement>(BUTTON)
  if (button === null) return null
  const name = nameOf(button)
  return { name, place: buttonsOf(element, name).indexOf(button) }
}

function buttonOf({ name, place }: Press, element: HTMLElement): HTMLElement | undefined {
  return buttonsOf(element, name)[place]
}

const BUTTON = 'button[type="button"]'

function buttonsOf(element: HTMLElement, name: string): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(BUTTON)].filter((button) => nameOf(button) === name)
}

function nameOf(button: HTMLElement): string {
  return button.ariaLabel ?? button.textContent
}
