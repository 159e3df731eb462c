import { useEffect, useState } from 'react'

export type Loaded<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T }

/** A part of the scripts that is loaded where it is needed. `load` is made once, outside of components. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  useEffect(() => {
    const waiting = new AbortController()
    const settle = (outcome: Loaded<T>) => {
      if (!waiting.signal.aborted) setLoaded(outcome)
    }
    load().then(
      (value) => settle({ state: 'ready', value }),
      () => settle({ state: 'failed' }),
    )
    return () => waiting.abort()
  }, [load])
  return loaded
}
