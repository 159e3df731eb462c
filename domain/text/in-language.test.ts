import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

const page = {
  title: { ar: 'من نحن', en: 'About Us' },
  values: [{ id: 'clarity', title: { ar: 'الوضوح', en: 'Clarity' } }],
  names: { ar: ['أ', 'ب'], en: ['a', 'b'] },
  updated: '2026-01-15',
  link: undefined,
}

test('a page is read in one language, at every depth', () =>
  expect(inLanguage(page, 'ar')).toEqual({
    title: 'من نحن',
    values: [{ id: 'clarity', title: 'الوضوح' }],
    names: ['أ', 'ب'],
    updated: '2026-01-15',
    link: undefined,
  }))

test('the other language is not in what a page receives', () =>
  expect(JSON.stringify(inLanguage(page, 'en'))).not.toMatch(/[\u0600-\u06ff]/))
