import { useEffect, useState, type RefObject } from 'react'

type OutOfView = {
  /** `passed`: only once the visitor has scrolled beyond it; `anywhere`: also while it is still to come. */
  when: 'passed' | 'anywhere'
  /** What holds until the page lives. */
  before: boolean
}

/** The sticky header covers this much of the view. */
const UNDER_HEADER = { rootMargin: '-80px 0px 0px' }

/** Whether an element is out of the view. */
export function useOutOfView(element: RefObject<Element | null>, { when, before }: OutOfView): boolean {
  const [out, setOut] = useState(before)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      const passed = entry.boundingClientRect.top < 0
      setOut(!entry.isIntersecting && (when === 'anywhere' || passed))
    }, UNDER_HEADER)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, when])
  return out
}
