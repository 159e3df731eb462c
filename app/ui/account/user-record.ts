import { useMemo, useSyncExternalStore } from 'react'

/** Who is signed in here, for display alone: the session's cookie decides (docs/specification 3 and 6). */
export type UserRecord = { uuid: string; email: string }

const USER_KEY = 'user-data'
/** Other tabs reload when this key changes (docs/specification 1). */
export const AUTH_EVENT_KEY = 'authEvent'

export function readUser(): UserRecord | null {
  return parse(readText())
}

/** Keeps who has signed in, and tells the other tabs. */
export function rememberUser({ uuid, email }: UserRecord) {
  write((storage) => storage.setItem(USER_KEY, JSON.stringify({ uuid, email, name: email })))
}

export function forgetUser() {
  write((storage) => storage.removeItem(USER_KEY))
}

/** Null on the server and until the page is hydrated, so that public pages are the same for everyone. */
export function useUser(): UserRecord | null {
  const text = useSyncExternalStore(listen, readText, () => null)
  return useMemo(() => parse(text), [text])
}

function readText(): string | null {
  try {
    return localStorage.getItem(USER_KEY)
  } catch {
    // Storage can be blocked; then the pages of the account alone know who is signed in.
    return null
  }
}

/** Whatever stands there may have been written by anybody. */
function parse(text: string | null): UserRecord | null {
  if (text === null) return null
  try {
    const { uuid, email } = JSON.parse(text) as Record<string, unknown>
    return typeof uuid === 'string' && uuid !== '' ? { uuid, email: typeof email === 'string' ? email : '' } : null
  } catch {
    return null
  }
}

const listeners = new Set<() => void>()

function write(change: (storage: Storage) => void) {
  try {
    change(localStorage)
    localStorage.setItem(AUTH_EVENT_KEY, String(Date.now()))
  } catch {
    // As above.
  }
  for (const tell of listeners) tell()
}

function listen(changed: () => void) {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
