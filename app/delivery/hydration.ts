import { useSyncExternalStore } from 'react'

let hydrated = false
const waiting = new Set<() => void>()

/** False in the page as the server sends it, true once scripts run it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(onHydrated, isHydrated, () => false)
}

/** Whether the page has been hydrated as the server sent it, so that what needs scripts may join it. */
export function isHydrated(): boolean {
  return hydrated
}

/**
 * Tells `changed` when the page is hydrated, each caller in a task of its own: all at once they would keep a slow phone from
 * whatever its owner does.
 */
export function onHydrated(changed: () => void): () => void {
  if (hydrated) return () => undefined
  waiting.add(changed)
  return () => waiting.delete(changed)
}

/** Says that the page is hydrated, whether anybody waits for it or not: what is rendered from now on begins with scripts. */
export function pageIsHydrated(): void {
  setTimeout(() => {
    hydrated = true
    for (const changed of waiting) setTimeout(() => waiting.delete(changed) && changed())
  })
}
