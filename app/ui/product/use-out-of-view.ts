import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has been scrolled out of the view; `before` until that is known. */
export function useOutOfView(element: RefObject<Element | null>, before: boolean): boolean {
  const [out, setOut] = useState(before)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return out
}
