import { useEffect, useState } from 'react'

/** How far under the window something is near enough to be made ready. */
const AHEAD = '600px 0px'

/** Whether an element is, or has been, in the window or close to it. */
export function useNear(element: Element | null): boolean {
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
