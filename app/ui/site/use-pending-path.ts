import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigation, type Location } from 'react-router'

/** Quicker answers replace the page without a skeleton between (docs/specification S9). */
const PATIENCE_MS = 150

/** The path of a page that has been on its way for a while, or null. */
export function usePendingPath(): string | null {
  const awaited = useNextPage()
  return useIsLate(awaited) ? awaited!.pathname : null
}

/** Where a page is that is on its way, or null. Another query on the same path is the same page. */
export function useNextPage(): Location | null {
  const { state, location: next } = useNavigation()
  const { pathname } = useLocation()
  return state === 'loading' && pathname !== next.pathname ? next : null
}

/** Whether what is awaited has been on its way for a while. */
export function useIsLate(awaited: Location | null): boolean {
  const [lateKey, setLateKey] = useState<string>()
  const key = awaited?.key

  useEffect(() => {
    const timer = key === undefined ? undefined : setTimeout(() => startTransition(() => setLateKey(key)), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [key])

  return key !== undefined && key === lateKey
}
