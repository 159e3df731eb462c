import { useEffect } from 'react'
import type { Locale } from '#domain/text/locale.ts'

/** Read where a path says nothing about language: the staff area and e-mails. */
const LANGUAGE_KEY = 'language'

/** Remembers the language of the last public page; null is none. */
export function useStoredLanguage(locale: Locale | null) {
  useEffect(() => {
    if (locale === null) return
    try {
      localStorage.setItem(LANGUAGE_KEY, locale)
    } catch {
      // Storage can be blocked or full; the page needs nothing from it.
    }
  }, [locale])
}
