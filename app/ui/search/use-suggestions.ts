import { useEffect, useRef, useState } from 'react'
import type { Suggestions } from '#domain/search/suggestions.ts'
import { FEWEST_LETTERS } from '#domain/search/suggestion-counts.ts'
import { useLocale } from '#app/locale.ts'
import type { Locale } from '#domain/text/locale.ts'

/** So long nothing must be typed before the site is asked. */
const PAUSE_MS = 120
const MOST_REMEMBERED = 50

/**
 * What the site offers for the typed text; null while there is nothing to offer. While the next answer is on its way
 * the last one stays. A text that was asked for before is not asked for again.
 */
export function useSuggestions(typed: string): Suggestions | null {
  const locale = useLocale()
  const text = typed.trim()
  const isWorthAsking = text.length >= FEWEST_LETTERS
  const [offered, setOffered] = useState<Suggestions | null>(null)
  const known = useRef(new Map<string, Suggestions>())

  useEffect(() => {
    const asking = new AbortController()
    // The box stays while the page's language is changed.
    const key = `${locale} ${text}`
    const remembered = known.current.get(key)
    const ask = async () => {
      const answer = remembered ?? (await fetchSuggestions(text, locale, asking.signal))
      if (asking.signal.aborted) return
      if (answer && known.current.size < MOST_REMEMBERED) known.current.set(key, answer)
      setOffered(answer)
    }
    const timer = isWorthAsking ? setTimeout(() => void ask(), remembered ? 0 : PAUSE_MS) : undefined
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, locale, isWorthAsking])

  return isWorthAsking ? offered : null
}

/** What the site offers for a text. Null when it cannot be asked: offers are a help, and no help is no error. */
async function fetchSuggestions(text: string, locale: Locale, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(`/api/search/suggest?${new URLSearchParams({ q: text, lang: locale })}`, { signal })
    if (!response.ok) return null
    const { data } = (await response.json()) as { data: Suggestions }
    return { ...data, suggestions: [...data.suggestions, ...data.closest] }
  } catch {
    return null
  }
}
