import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'

/** `secret` signs what browsers keep. */
export type BrowserSigner = { secret: string; isSecure: boolean }

const LIFETIME_SECONDS = 180 * 24 * 60 * 60

/**
 * What a browser keeps in which this member of staff has signed in. It opens nothing: its tries are counted apart, so
 * that whoever tries passwords elsewhere does not use them up.
 */
export function knownBrowserCookie(username: string, signer: BrowserSigner): string {
  const browser = randomBytes(16).toString('base64url')
  const { isSecure: secure } = signer
  return serialize(nameOf(signer), `${browser}.${sealOf(browser, username, signer)}`, {
    // A name that says `__Host-` goes to the whole site.
    path: secure ? '/' : STAFF_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: LIFETIME_SECONDS,
  })
}

/** Which browser of this member of staff sends these headers; null where it is none. */
export function knownBrowserOf(headers: Headers, username: string, signer: BrowserSigner): string | null {
  const [browser = '', sent = ''] = (parse(headers.get('cookie') ?? '')[nameOf(signer)] ?? '').split('.')
  const [seal, right] = [Buffer.from(sent), Buffer.from(sealOf(browser, username, signer))]
  return seal.length === right.length && timingSafeEqual(seal, right) ? browser : null
}

function sealOf(browser: string, username: string, { secret }: BrowserSigner): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['browser of staff', browser, username]))
    .digest('base64url')
}

function nameOf({ isSecure }: BrowserSigner): string {
  return isSecure ? '__Host-staff.browser' : 'staff.browser'
}
