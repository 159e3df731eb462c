import { localizedPath, unprefixedPath, type Locale } from '#domain/text/locale.ts'

/** Browsers take `.`, `..` and both in percent signs for steps: those lead elsewhere than they are read. */
const STEP = /\/(?:\.|%2e)/i

/** Words of a search are three times as long in an address, those in Arabic six times. */
const LONGEST = 2000

/**
 * Where a visitor wanted to go before they had to sign in: a path of this site below `within`, or else `otherwise`.
 * Whatever a browser could read as another host is not followed.
 */
export function nextPath(wanted: unknown, within: string, otherwise = within): string {
  if (typeof wanted !== 'string' || wanted.length > LONGEST) return otherwise
  const base = within === '/' ? '' : within
  const isBelow = wanted === within || wanted.startsWith(`${base}/`) || wanted.startsWith(`${within}?`)
  const isPlain = /^[!-[\]-~]*$/.test(wanted) && !wanted.startsWith('//') && !STEP.test(wanted)
  return isBelow && isPlain ? wanted : otherwise
}

/** The page of the site that a visitor wanted, in the language that they read now: they may change it while they sign in. */
export function nextPageIn(locale: Locale, wanted: unknown): string {
  const addresses = localizedPath(locale, '/addresses')
  const address = nextPath(wanted, '/', addresses)
  const pathname = address.split(/[?#]/, 1)[0]!
  const translated = localizedPath(locale, unprefixedPath(pathname)) + address.slice(pathname.length)
  // Without its language, `/en//host` would be read as another host.
  return nextPath(translated, '/', addresses)
}
