import { useEffect } from 'react'
import { AUTH_EVENT_KEY } from '#app/ui/account/user-record.ts'

/** Signing in or out in another tab shows what is true now. */
export function useReloadOnSignIn() {
  useEffect(() => {
    const reload = (event: StorageEvent) => {
      if (event.key === AUTH_EVENT_KEY) location.reload()
    }
    addEventListener('storage', reload)
    return () => removeEventListener('storage', reload)
  }, [])
}
