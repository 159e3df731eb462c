import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import { preferenceCookie, preferenceIn } from '#domain/site/preference-cookie.ts'
import { NEW_LANGUAGE_COOKIE } from '#domain/accounts/staff-locale.ts'
import { LANGUAGE_PATH } from '#domain/accounts/staff-paths.ts'

const LANGUAGE_KEY = 'language'

/**
 * The language that this browser chose last, here or on the public pages, becomes that of the staff area. What was
 * chosen here comes with the answer to it, so that a press before the page was hydrated counts, too.
 */
export function useStoredChoice(shown: Locale) {
  const { submit } = useFetcher()
  useEffect(() => {
    const chosen = takeNewChoice()
    if (chosen !== null) storeChoice(chosen)
    const stored = chosen ?? storedChoice()
    if (stored !== null && stored !== shown) {
      void submit({ locale: stored }, { method: 'post', action: LANGUAGE_PATH })
    }
  }, [shown, submit])
}

function takeNewChoice(): Locale | null {
  const chosen = preferenceIn(document.cookie, NEW_LANGUAGE_COOKIE)
  if (!isLocale(chosen)) return null
  document.cookie = preferenceCookie(NEW_LANGUAGE_COOKIE, '', location.protocol === 'https:', 0)
  return chosen
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

function storeChoice(locale: Locale) {
  try {
    localStorage.setItem(LANGUAGE_KEY, locale)
  } catch {
    // The cookie that the server sets is enough for this visit.
  }
}
