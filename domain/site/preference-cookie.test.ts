import { expect, it } from 'vitest'
import { preferenceCookie, preferenceIn } from './preference-cookie.ts'

it('a preference is found again by its name, over TLS and without', () => {
  for (const isSecure of [true, false]) {
    const [sent] = preferenceCookie('language', 'ar', isSecure).split(';')
    expect(preferenceIn(`other=1; ${sent}; last=2`, 'language')).toBe('ar')
  }
})

it('over TLS it goes over TLS alone', () => {
  expect(preferenceCookie('language', 'ar', true)).toMatch(/^__Host-language=ar; Path=\/; .*; Secure$/)
  expect(preferenceCookie('language', 'ar', false)).not.toContain('ecure')
})

it('no other cookie is taken for it', () => {
  expect(preferenceIn('xlanguage=ar; languages=en', 'language')).toBeNull()
  expect(preferenceIn(null, 'language')).toBeNull()
})
