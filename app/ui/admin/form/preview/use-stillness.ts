import { useEffect } from 'react'

/** Links and forms lead nowhere: a preview is looked at. */
export function useStillness() {
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const still = (event: Event) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])')
      if (event.type === 'click' && !isLink) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', still, options)
    addEventListener('submit', still, options)
    return () => listening.abort()
  }, [])
}
