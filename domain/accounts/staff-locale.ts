import { isLocale, type Locale } from '#domain/text/locale.ts'
import { preferenceIn } from '#domain/site/preference-cookie.ts'

/** Holds the language that was chosen in this browser, for the staff area alone. */
export const LANGUAGE_COOKIE = 'language'

/** Tells the page after a choice of language of that choice, until the page has noted it where public pages look. */
export const NEW_LANGUAGE_COOKIE = 'new-language'

/**
 * The language of the staff area, whose addresses say nothing about it: the chosen one, else the first of the
 * browser's that we speak, else English (docs/specification 1 and S3).
 */
export function staffLocale({ cookie, acceptLanguage }: { cookie: string | null; acceptLanguage: string | null }) {
  return chosenLocale(cookie) ?? preferredLocale(acceptLanguage) ?? 'en'
}

function chosenLocale(cookie: string | null): Locale | null {
  const value = preferenceIn(cookie, LANGUAGE_COOKIE)
  return isLocale(value) ? value : null
}

/** The languages of an `Accept-Language` header by their weight; equal ones as they stand. */
export function preferredLocale(acceptLanguage: string | null): Locale | null {
  const wanted = (acceptLanguage ?? '').slice(0, 500).split(',').map(evaluated)
  const ordered = wanted.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
  return ordered.map(({ language }) => language).find(isLocale) ?? null
}

function evaluated(entry: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { language: tag.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
}
