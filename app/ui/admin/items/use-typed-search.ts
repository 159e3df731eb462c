import { useEffect, useRef } from 'react'

const REST_MS = 200

/** Calls back with what was typed once the typing rests, or at once when asked. */
export function useTypedSearch(onSearch: (search: string) => void) {
  const waiting = useRef<{ timer: number; text: string } | null>(null)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

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
