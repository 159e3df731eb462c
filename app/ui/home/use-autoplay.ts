import { useCallback, useEffect, useEffectEvent, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { useReducedMotion } from '#app/ui/base/use-media.ts'

type AutoplayTimes = {
  /** Milliseconds between two steps. */
  interval: number
  /** Milliseconds that it stands still after a pick, before the usual steps go on. */
  restAfterPick?: number
}

/** Steps at fixed times while it runs. What holds it, and whether it runs at all, is for the caller to say. */
export class Autoplay {
  #timer: ReturnType<typeof setTimeout> | undefined
  #rest = 0
  readonly #step: () => void
  readonly #times: AutoplayTimes

  constructor(step: () => void, times: AutoplayTimes) {
    this.#step = step
    this.#times = times
  }

  start() {
    this.stop()
    this.#timer = setTimeout(() => {
      this.#rest = 0
      this.#step()
      this.start()
    }, this.#times.interval + this.#rest)
  }

  stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The visitor chose something: it stays for the rest and the usual time. */
  picked() {
    this.#rest = this.#times.restAfterPick ?? 0
    if (this.#timer !== undefined) this.start()
  }
}

/**
 * Moves something by itself while it is in view, until the visitor's pointer or focus is on it, or the visitor stops it.
 * Spread `holders` on the element that holds it while it is used, and call `picked` when something is chosen.
 */
export function useAutoplay(step: () => void, { interval, restAfterPick }: AutoplayTimes) {
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const [away, setAway] = useState(false)
  const reduced = useReducedMotion()
  const running = !stopped && !held && !away && !reduced
  const onStep = useEffectEvent(step)
  const autoplay = useRef<Autoplay>(null)

  useEffect(() => {
    const own = new Autoplay(onStep, { interval, restAfterPick })
    autoplay.current = own
    return () => own.stop()
  }, [interval, restAfterPick])

  useEffect(() => {
    if (running) autoplay.current?.start()
    else autoplay.current?.stop()
  }, [running])

  return {
    running,
    stopped,
    away,
    /** False where nothing moves by itself anyway, so that no control is needed. */
    moves: !reduced,
    toggle: () => setStopped((before) => !before),
    picked: () => autoplay.current?.picked(),
    holders: {
      ref: useCallback((element: HTMLElement | null) => {
        const observer = new IntersectionObserver((entries) => setAway(!entries.at(-1)!.isIntersecting))
        observer.observe(element!)
        return () => observer.disconnect()
      }, []),
      onPointerEnter: (event: PointerEvent) => setHeld(event.pointerType === 'mouse'),
      onPointerLeave: () => setHeld(false),
      // A click also focuses, and must not hold for ever; the keyboard's focus does.
      onFocus: (event: FocusEvent) => setHeld((before) => before || event.target.matches(':focus-visible')),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
      },
    },
  }
}
