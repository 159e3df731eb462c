import { createHash, createHmac, randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'

/** A browser that asked for a code: what it keeps, and the hash by which it is found again. */
export type AskingBrowser = { token: string; hash: string; cookie: string }

/** The cookie that binds a code to the browser that asked for it. Nobody can guess or make one. */
export function newAskingBrowser(isSecure: boolean): AskingBrowser {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token), cookie: cookieOf(isSecure, token, SIGN_IN_CODE.seconds) }
}

/** The browser that sends these headers; null where it asked for no code. */
export function askingBrowserOf(headers: Headers, isSecure: boolean): Pick<AskingBrowser, 'token' | 'hash'> | null {
  const token = parse(headers.get('cookie') ?? '')[nameOf(isSecure)]
  return token ? { token, hash: hashOf(token) } : null
}

/** A code as it is kept: who has the database has neither the code nor what the browser keeps. */
export function codeHash({ token }: Pick<AskingBrowser, 'token'>, code: string): string {
  return createHmac('sha256', token).update(code).digest('base64url')
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
