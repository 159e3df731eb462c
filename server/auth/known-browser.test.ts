import { expect, it } from 'vitest'
import { knownBrowserCookie, knownBrowserOf } from './known-browser.ts'

const signer = { secret: 'a secret of the site', isSecure: true }
const sent = (cookie: string) => new Headers({ cookie: cookie.split(';')[0]! })

it('a browser is known to those who have signed in with it, and each one by another name', () => {
  const [one, other] = [knownBrowserCookie('noura', signer), knownBrowserCookie('noura', signer)]
  expect(knownBrowserOf(sent(one), 'noura', signer)).toMatch(/^[\w-]{22}$/)
  expect(knownBrowserOf(sent(one), 'noura', signer)).not.toBe(knownBrowserOf(sent(other), 'noura', signer))
  expect(knownBrowserOf(sent(one), 'sara', signer)).toBeNull()
  expect(knownBrowserOf(sent(one), 'noura', { ...signer, secret: 'another' })).toBeNull()
})

it.each(['', 'a', 'a.b', '.', `a.${'x'.repeat(43)}`, `a.${'é'.repeat(43)}`])('%j names no browser', (value) => {
  expect(knownBrowserOf(new Headers({ cookie: `__Host-staff.browser=${value}` }), 'noura', signer)).toBeNull()
})

it('what it keeps stays on this host and out of the reach of scripts', () =>
  expect(knownBrowserCookie('noura', signer)).toMatch(
    /^__Host-staff\.browser=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  ))
