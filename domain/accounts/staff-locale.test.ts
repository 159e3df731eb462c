import { describe, expect, it } from 'vitest'
import { staffLocale } from './staff-locale.ts'

describe('the language of the staff area', () => {
  it.each([
    ['language=ar', 'en-GB', 'ar'],
    ['other=1; language=en', 'ar', 'en'],
    ['__Host-language=ar', 'en', 'ar'],
    ['language=fr', 'ar-SA,en;q=0.5', 'ar'],
    [null, 'fr-FR, en;q=0.4, ar;q=0.9', 'ar'],
    [null, 'de;q=1, ar;q=0', 'en'],
    [null, '', 'en'],
    [null, null, 'en'],
    [null, `${'x,'.repeat(10_000)}ar`, 'en'],
  ] as const)('with cookie %s and browser %s is %s', (cookie, acceptLanguage, locale) => {
    expect(staffLocale({ cookie, acceptLanguage })).toBe(locale)
  })
})
