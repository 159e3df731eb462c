import { localizedPath, type Locale } from '#domain/text/locale.ts'

/** Days for which a link to what is not on the site yet opens it. */
export const PREVIEW_DAYS = 7

/** A link to a record that is open; its id opens nothing. */
export type OpenLink = { id: string; madeAt: string; until: string }

const TOKEN = /^[\w-]{22}$/

/** 128 bits in the letters of addresses. */
export function isPreviewToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text)
}

const COOKIE = 'preview-link'
const MINUTES_SHOWN = 10

/** Tells the form of a record the link that was just made: no address does, which histories and proxies keep. */
export function previewCookie(token: string, isSecure: boolean): string {
  const age = MINUTES_SHOWN * 60
  return `${COOKIE}=${token}; Path=/admin; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
}

export function readPreviewCookie(cookies: string | null): string | null {
  const [, token] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies ?? '') ?? []
  return isPreviewToken(token) ? token : null
}

/** Where a link leads to a text of the site, which any page of it may show. */
export function previewedPagePath(token: string, locale: Locale): string {
  return `${sharedPreviewPath(token, locale)}/page`
}

export function sharedPreviewPath(token: string, locale: Locale): string {
  return localizedPath(locale, `/preview/${token}`)
}
