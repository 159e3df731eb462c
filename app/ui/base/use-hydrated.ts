import { useSyncExternalStore } from 'react'

/** False in the page as the server sends it, true once scripts run it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
