import { useSyncExternalStore } from 'react'
import { onHydrated, isHydrated } from './hydration.ts'

/** False in the page as the server sends it, true once scripts run it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(onHydrated, isHydrated, () => false)
}
