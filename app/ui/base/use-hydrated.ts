import { useSyncExternalStore } from 'react'
import { onPageLife, pageLives } from './page-life.ts'

/** False in the page as the server sends it, true once scripts run it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(onPageLife, pageLives, () => false)
}
