import { useEffect, type RefObject } from 'react'

/**
 * Tells what stands below the top bar how high it is: with badges and times it has several lines, and what sticks to it,
 * or is brought into view, would lie under them.
 */
export function useBarHeight(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const bar = form.current?.querySelector<HTMLElement>('.admin-bar')
    const content = form.current?.querySelector<HTMLElement>('.admin-content')
    if (!bar || !content) return undefined
    const observer = new ResizeObserver(() => {
      // On phones it scrolls away.
      const isInTheWay = getComputedStyle(bar).position === 'sticky'
      if (isInTheWay) content.style.setProperty('--bar', `${bar.offsetHeight}px`)
      else content.style.removeProperty('--bar')
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [form])
}
