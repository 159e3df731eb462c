import { localizedPath, type Locale } from '#domain/text/locale.ts'

/** Days for which a link to what is not on the site yet opens it. */
export const PREVIEW_DAYS = 7

/** How many links to a record are open, and until when the last of them is; null where none is. */
export type OpenLinks = { count: number; until: string } | null

const TOKEN = /^[\w-]{22}$/

/** 128 bits in the letters of addresses. */
export function isPreviewToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text)
}

/** Where a link leads to a text of the site, which any page of it may show. */
export function previewedPagePath(token: string, locale: Locale): string {
  return `${sharedPreviewPath(token, locale)}/page`
}

export function sharedPreviewPath(token: string, locale: Locale): string {
  return localizedPath(locale, `/preview/${token}`)
}
