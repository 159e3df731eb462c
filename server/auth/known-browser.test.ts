import { expect, it } from 'vitest'
import { knownBrowserCookie, knownBrowserOf } from './known-browser.ts'

const keeper = { secret: 'a secret of the site', isSecure: true }
const sent = (cookie: string) => new Headers({ cookie: cookie.split(';')[0]! })

it('a browser is known to those who have signed in with it, and each one by another name', () => {
  const [one, other] = [knownBrowserCookie('noura', keeper), knownBrowserCookie('noura', keeper)]
  expect(knownBrowserOf(sent(one), 'noura', keeper)).toMatch(/^[\w-]{22}$/)
  expect(knownBrowserOf(sent(one), 'noura', keeper)).not.toBe(knownBrowserOf(sent(other), 'noura', keeper))
  expect(knownBrowserOf(sent(one), 'sara', keeper)).toBeNull()
  expect(knownBrowserOf(sent(one), 'noura', { ...keeper, secret: 'another' })).toBeNull()
})

it.each(['', 'a', 'a.b', '.', `a.${'x'.repeat(43)}`, `a.${'é'.repeat(43)}`])('%j names no browser', (value) => {
  expect(knownBrowserOf(new Headers({ cookie: `__Host-staff.browser=${value}` }), 'noura', keeper)).toBeNull()
})

it('what it keeps stays on this host and out of the reach of scripts', () => {
  expect(knownBrowserCookie('noura', keeper)).toMatch(
    /^__Host-staff\.browser=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})
