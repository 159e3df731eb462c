import { useCallback, useEffect, useRef } from 'react'

const REST_MS = 200

/**
 * Calls back with what was typed once the typing rests, or at once when asked, or when a button or a link to another
 * page is pressed: a search that began after that would call the visitor back, or undo what was pressed.
 */
export function useTypedSearch(onSearch: (search: string) => void) {
  const waiting = useRef<{ timer: number; text: string } | null>(null)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    const { text } = waiting.current
    waiting.current = null
    latest.current(text)
  }, [])

  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
      if (pressed && !(pressed instanceof HTMLAnchorElement && pressed.pathname === location.pathname)) flush()
    }
    addEventListener('click', leave, true)
    return () => removeEventListener('click', leave, true)
  }, [flush])

  function type(text: string) {
    clearTimeout(waiting.current?.timer)
    waiting.current = { text, timer: window.setTimeout(flush, REST_MS) }
  }

  return { type, flush }
}
