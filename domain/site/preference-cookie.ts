const YEAR = 365 * 24 * 60 * 60

/**
 * What a browser keeps of how somebody likes the staff area; no secret. Over TLS the name says so, and browsers then
 * take the cookie from nobody else, for the whole site. None is kept for 0 seconds.
 */
export function preferenceCookie(name: string, value: string, isSecure: boolean, seconds = YEAR): string {
  const lasting = `Max-Age=${seconds}; SameSite=Lax`
  return isSecure
    ? `${SECURE}${name}=${value}; Path=/; ${lasting}; Secure`
    : `${name}=${value}; Path=/admin; ${lasting}`
}

/** What a `Cookie` header says of a preference. */
export function preferenceIn(header: string | null, name: string): string | null {
  return cookieValue(header, SECURE + name) ?? cookieValue(header, name)
}

const SECURE = '__Host-'

function cookieValue(header: string | null, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const pair = pairs.find((text) => text.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}
