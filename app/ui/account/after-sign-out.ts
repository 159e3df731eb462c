import { useEffect } from 'react'
import { clearDrafts } from '#app/ui/addresses/address-draft.ts'

const DONE = 'signed-out'

/** What a sign-out that scripts had no part in leads on with: only they can forget what the browser keeps. */
export const AFTER_SIGN_OUT = `?done=${DONE}`

export function isAfterSignOut(query: URLSearchParams): boolean {
  return query.get('done') === DONE
}

/** Forgets after such a sign-out the addresses that were begun; once, for whoever comes back may have begun others. */
export function useForgottenDraft(isSignedOut: boolean) {
  useEffect(() => {
    if (!isSignedOut) return
    clearDrafts()
    history.replaceState(history.state, '', location.pathname)
  }, [isSignedOut])
}
