import { useEffect, useRef } from 'react'

const REST_MS = 200

/**
 * Calls back with what was typed once the typing rests, or at once when asked; not at all when a link has been followed
 * to another page meanwhile, which the search would call back.
 */
export function useTypedSearch(onSearch: (search: string) => void) {
  const waiting = useRef<{ timer: number; text: string } | null>(null)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    const drop = () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = null
    }
    const leave = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (ctrlKey || metaKey || shiftKey) return
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.pathname !== location.pathname) drop()
    }
    addEventListener('click', leave, true)
    return () => {
      removeEventListener('click', leave, true)
      drop()
    }
  }, [])

  function flush() {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    const { text } = waiting.current
    waiting.current = null
    latest.current(text)
  }

  function type(text: string) {
    clearTimeout(waiting.current?.timer)
    waiting.current = { text, timer: window.setTimeout(flush, REST_MS) }
  }

  return { type, flush }
}
