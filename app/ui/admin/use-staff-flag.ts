import { useEffect } from 'react'
import { hasUnsavedChanges } from '#app/ui/admin/form/drafts/leave-warning.tsx'

/** A hint for other tabs alone (docs/specification S11): nothing trusts it. */
const FLAG_KEY = 'adminAuthenticated'

/**
 * Says whether staff are signed in here; a tab in which the other is true then looks again. One with unsaved changes
 * stays as it is: it learns the same when it saves, and keeps what was typed.
 */
export function useStaffFlag(signedIn: boolean) {
  useEffect(() => {
    write(signedIn)
    const look = (event: StorageEvent) => {
      const isNews = event.key === FLAG_KEY && (event.newValue !== null) !== signedIn
      if (isNews && !hasUnsavedChanges()) location.reload()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [signedIn])
}

function write(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(FLAG_KEY, 'true')
    else localStorage.removeItem(FLAG_KEY)
  } catch {
    // Blocked storage only means that other tabs learn it from the server.
  }
}
