import { useEffect } from 'react'

/** Signing in or out in another tab changes this key (specification, section 1). */
const AUTH_EVENT_KEY = 'authEvent'

export function useReloadOnSignIn() {
  useEffect(() => {
    const reload = (event: StorageEvent) => {
      if (event.key === AUTH_EVENT_KEY) location.reload()
    }
    addEventListener('storage', reload)
    return () => removeEventListener('storage', reload)
  }, [])
}
