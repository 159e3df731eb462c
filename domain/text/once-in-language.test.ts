import { expect, test } from 'vitest'
import { onceInLanguage } from './once-in-language.ts'

const nameOf = onceInLanguage((source: { ar: string; en: string }, locale) => ({ name: source[locale] }))

test('what was made of a source in a language is made once', () => {
  const source = { ar: 'روابط', en: 'Rawabit' }
  expect(nameOf(source, 'en')).toEqual({ name: 'Rawabit' })
  expect(nameOf(source, 'en')).toBe(nameOf(source, 'en'))
  expect(nameOf(source, 'ar')).toEqual({ name: 'روابط' })
})

test('another source is another thing, however alike', () =>
  expect(nameOf({ ar: 'أ', en: 'a' }, 'en')).not.toBe(nameOf({ ar: 'أ', en: 'a' }, 'en')))
