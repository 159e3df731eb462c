import { useEffect, type RefObject } from 'react'

/**
 * Marks an element with `data-scrolled` while the page is scrolled past `offset` pixels. React is not asked: it would render
 * in the frame in which the next page appears.
 */
export function useScrolledMark(element: RefObject<HTMLElement | null>, offset: number): void {
  useEffect(() => {
    const look = () => element.current?.toggleAttribute('data-scrolled', scrollY > offset)
    // Asking the window now would have it lay out the page at once.
    const first = requestAnimationFrame(look)
    addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      removeEventListener('scroll', look)
    }
  }, [element, offset])
}
