import { LOCALES, localizedPath } from '#domain/text/locale.ts'

export const ROBOTS_PATH = '/robots.txt'
/** Whom to tell of a hole (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt'
export const SITEMAP_PATH = '/sitemap.xml'
/** What browsers ask for that have not read the page's head. */
export const OLD_ICON_PATH = '/favicon.ico'
/** Where the newest articles of a language stand for feed readers (Atom). */
export const FEED_PATH = '/feed.xml'
/** Where a page of the language finds what a phone shows of the site. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** Every address that is made for programs beside the pages, in all languages. */
export const MACHINE_PATHS: readonly string[] = [
  ROBOTS_PATH,
  SECURITY_PATH,
  SITEMAP_PATH,
  OLD_ICON_PATH,
  ...[FEED_PATH, MANIFEST_PATH].flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path))),
]
