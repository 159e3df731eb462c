/** The two languages of the product. Arabic is the default and has no prefix in addresses. */
export const LOCALES = ['ar', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** The same thing in both languages; the compiler proves that neither is missing. */
export type Localized<T = string> = Record<Locale, T>

/** Texts in both languages, by their names. */
export type Words = Record<string, Localized>

export type Direction = 'rtl' | 'ltr'

export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar'
}

export function directionOf(locale: Locale): Direction {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The language of a public path, by whole segment: `/en` and `/en/…` are English, `/enamel/1` is Arabic. */
export function localeOfPath(pathname: string): Locale {
  return begins(pathname, '/en') ? 'en' : 'ar'
}

/** The path without its language: `/en/blogs` and `/ar/blogs` give `/blogs`, `/en` gives `/`. */
export function unprefixedPath(pathname: string): string {
  if (!begins(pathname, '/en') && !begins(pathname, '/ar')) return pathname
  return pathname.slice('/en'.length) || '/'
}

/** The staff area has no language in its addresses (docs/specification S3). */
export function isStaffPath(pathname: string): boolean {
  return begins(pathname, '/admin')
}

/** What staff look at in a frame before they save it. It speaks the language of its address, as the page itself will. */
export function isPreviewPath(pathname: string): boolean {
  return PREVIEW.test(unprefixedPath(pathname))
}

const PREVIEW = /^\/admin\/[a-z]+\/preview$/

/** A screen of the staff area: its language is the one that its member has chosen. */
export function isStaffScreen(pathname: string): boolean {
  return isStaffPath(pathname) && !isPreviewPath(pathname)
}

/** The canonical address of an unprefixed path in one language: `/blogs` in English is `/en/blogs`. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === 'ar' || isStaffPath(path)) return path
  return path === '/' ? '/en' : `/en${path}`
}

/** The same page in the other language, query and fragment not included. `/ar/…` leads to `/en/…`. */
export function otherLanguagePath(pathname: string): string {
  return localizedPath(otherLocale(localeOfPath(pathname)), unprefixedPath(pathname))
}

/** By whole segments. */
function begins(pathname: string, start: string): boolean {
  return pathname.startsWith(start) && (pathname.length === start.length || pathname[start.length] === '/')
}

export function isLocale(text: unknown): text is Locale {
  return LOCALES.some((locale) => locale === text)
}

/** What is left of words in two languages, at any depth, when one language is chosen. */
export type InLanguage<T> =
  T extends Localized<infer Words>
    ? InLanguage<Words>
    : T extends (...given: never[]) => unknown
      ? T
      : T extends readonly (infer Item)[]
        ? InLanguage<Item>[]
        : T extends object
          ? { [Key in keyof T]: InLanguage<T[Key]> }
          : T

/** A page's fixed content in one language, ready to be shown: every `{ ar, en }` becomes the words of `locale`. */
export function inLanguage<T>(content: T, locale: Locale): InLanguage<T> {
  return choose(content, locale) as InLanguage<T>
}

function choose(content: unknown, locale: Locale): unknown {
  if (Array.isArray(content)) return content.map((item) => choose(item, locale))
  if (typeof content !== 'object' || content === null) return content
  if (isLocalized(content)) return choose(content[locale], locale)
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, choose(value, locale)]))
}

function isLocalized(content: object): content is Localized<unknown> {
  return LOCALES.every((locale) => locale in content)
}
