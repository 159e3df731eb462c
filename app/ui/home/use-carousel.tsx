import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { directionOf } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import { lazyComponent } from '#app/delivery/lazy-component.ts'
import type { CarouselApi, CarouselOptions } from './carousel-engine.tsx'

const CarouselEngine = lazyComponent(async () => (await import('./carousel-engine.tsx')).CarouselEngine)

type Move = (api: CarouselApi) => void

/**
 * An endless row that is dragged, stepped and wraps at both ends, in reading direction. Put `viewport` on the element
 * that clips the row, and `engine` beside it: what moves the row is loaded when the row comes near. Without scripts,
 * and where the options switch it off, it scrolls.
 */
export function useCarousel(options: CarouselOptions) {
  const direction = directionOf(useLocale())
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [api, setApi] = useState<CarouselApi | null>(null)
  const near = useNear(viewport)
  const [wanted, setWanted] = useState(false)
  const selected = useSelected(api)
  const arrived = useRef<CarouselApi | null>(null)
  const waiting = useRef<Move[]>([])

  const onReady = useCallback((ready: CarouselApi) => {
    arrived.current = ready
    setApi(ready)
    for (const move of waiting.current.splice(0)) move(ready)
  }, [])
  /** What is wanted before the engine is there fetches it, and is done when it arrives. */
  const move = (step: Move) => {
    // The engine may be there and the row not yet rendered again: nothing would take what waits then.
    if (arrived.current) return step(arrived.current)
    setWanted(true)
    waiting.current.push(step)
  }
  const next = () => move((ready) => ready.scrollNext())
  const all = { loop: true, align: 'start' as const, direction, ...options }
  const controls = {
    engine: (near || wanted) && viewport && (
      <Suspense>
        <CarouselEngine viewport={viewport} options={all} onReady={onReady} />
      </Suspense>
    ),
    selected,
    /** For the element that clips the row: until the row is moved by script, keys scroll it. */
    row: api ? { 'data-live': true } : { tabIndex: 0 },
    /** The row's own step, which nobody asked for: where nobody is near it, it rests. */
    goOn: () => near && next(),
    next,
    previous: () => move((ready) => ready.scrollPrev()),
    pick: (index: number) => move((ready) => ready.scrollTo(index)),
  }
  /**
   * React is given a way to let the element go. It would set it to null otherwise, and draw rows that leave with their
   * page once more before the next page may be painted.
   */
  const attach = useCallback((element: HTMLElement | null) => {
    setViewport(element)
    return () => {}
  }, [])
  return [attach, controls] as const
}

function useSelected(api: CarouselApi | null): number {
  const [selected, setSelected] = useState(0)
  useEffect(() => {
    const select = () => setSelected(api?.selectedScrollSnap() ?? 0)
    api?.on('select', select).on('reInit', select)
    select()
    return () => void api?.off('select', select).off('reInit', select)
  }, [api])
  return selected
}

/** How far under the window something is near enough to be made ready. */
const AHEAD = '600px 0px'

/** Whether an element is, or has been, in the window or close to it. */
function useNear(element: Element | null): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (element === null || near) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: AHEAD,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
