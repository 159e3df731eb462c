import { createHash, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { SIGN_IN_CODE } from '../../domain/accounts/sign-in-code.ts'

/** A browser that asked for a code: what it keeps, and the hash by which it is found again. */
export type AskingBrowser = { hash: string; cookie: string }

/** The cookie that binds a code to the browser that asked for it. Nobody can guess or make one. */
export function newAskingBrowser(isSecure: boolean): AskingBrowser {
  const token = randomBytes(32).toString('base64url')
  return { hash: hashOf(token), cookie: cookieOf(isSecure, token, SIGN_IN_CODE.seconds) }
}

/** The hash of the browser that sends these headers; null where it asked for no code. */
export function askingBrowserOf(headers: Headers, isSecure: boolean): string | null {
  const token = parse(headers.get('cookie') ?? '')[nameOf(isSecure)]
  return token ? hashOf(token) : null
}

/** The cookie that ends the binding in the browser. */
export function forgottenBrowser(isSecure: boolean): string {
  return cookieOf(isSecure, '', 0)
}

function cookieOf(isSecure: boolean, token: string, maxAge: number): string {
  return serialize(nameOf(isSecure), token, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge })
}

function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-customer.sign_in' : 'customer.sign_in'
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
