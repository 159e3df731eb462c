import { isLocale, type Locale } from './locale.ts'

/** Holds the language that was chosen in this browser, for the staff area alone. */
export const LANGUAGE_COOKIE = 'language'

/**
 * The language of the staff area, whose addresses say nothing about it: the chosen one, else the first of the
 * browser's that we speak, else English (specification, section 1; decision 3).
 */
export function staffLocale({ cookie, acceptLanguage }: { cookie: string | null; acceptLanguage: string | null }) {
  return chosenLocale(cookie) ?? preferredLocale(acceptLanguage) ?? 'en'
}

function chosenLocale(cookie: string | null): Locale | null {
  const value = cookieValue(cookie, LANGUAGE_COOKIE)
  return isLocale(value) ? value : null
}

/** The value of one cookie of a `Cookie` header. */
export function cookieValue(header: string | null, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const pair = pairs.find((text) => text.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}

/** The languages of an `Accept-Language` header by their weight; equal ones as they stand. */
export function preferredLocale(acceptLanguage: string | null): Locale | null {
  const wanted = (acceptLanguage ?? '').slice(0, 500).split(',').map(weighed)
  const ordered = wanted.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
  return ordered.map(({ language }) => language).find(isLocale) ?? null
}

function weighed(entry: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { language: tag.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
}
