import { useCallback, useSyncExternalStore } from 'react'
import { onHydrated, isHydrated } from '#app/delivery/hydration.ts'

/** Whether a media query holds. On the server, and until the page lives, it is `onServer`. */
function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      const forget = onHydrated(changed)
      media.addEventListener('change', changed)
      return () => {
        forget()
        media.removeEventListener('change', changed)
      }
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => (isHydrated() ? matchMedia(query).matches : onServer),
    () => onServer,
  )
}

/** Nothing moves by itself before the page lives, nor where the visitor asked for less motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true)
}
