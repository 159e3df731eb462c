import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { isLocale, type Locale } from '../../../domain/locale.ts'

const LANGUAGE_KEY = 'language'

/** The language that this browser chose last, here or on the public pages, becomes that of the staff area. */
export function useStoredChoice(shown: Locale) {
  const { submit } = useFetcher()
  useEffect(() => {
    const stored = storedChoice()
    if (stored !== null && stored !== shown) {
      void submit({ locale: stored }, { method: 'post', action: '/admin/language' })
    }
  }, [shown, submit])
}

function storedChoice(): Locale | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY)
    return isLocale(stored) ? stored : null
  } catch {
    // Storage can be blocked; then the cookie and the browser's languages decide.
    return null
  }
}

export function storeChoice(locale: Locale) {
  try {
    localStorage.setItem(LANGUAGE_KEY, locale)
  } catch {
    // The cookie that the server sets is enough for this visit.
  }
}
