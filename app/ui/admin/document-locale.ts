import type { Locale } from '#domain/text/locale.ts'

/** The language of the screen, for what runs in the browser outside of components. */
export function documentLocale(): Locale {
  return document.documentElement.lang === 'ar' ? 'ar' : 'en'
}
