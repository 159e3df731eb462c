import type { Locale } from '../../../domain/text/locale.ts'
import type { Suggestions } from '../../../domain/search/suggestions.ts'

/** What the site offers for a text. Null when it cannot be asked: offers are a help, and no help is no error. */
export async function fetchSuggestions(text: string, locale: Locale, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(`/api/search/suggest?${new URLSearchParams({ q: text, lang: locale })}`, { signal })
    if (!response.ok) return null
    const { data } = (await response.json()) as { data: Suggestions }
    return data
  } catch {
    return null
  }
}
