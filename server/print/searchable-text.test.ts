import { expect, test } from 'vitest'
import { toSearchable } from './searchable-text.ts'

test('what is printed has no vowel signs and no lengthened words, wherever it stands', () =>
  expect(toSearchable({ words: ['صُنع', 'شهراً'], name: { ar: 'صـــوت' }, pages: 3 })).toEqual({
    words: ['صنع', 'شهرا'],
    name: { ar: 'صوت' },
    pages: 3,
  }))

test('letters with a hamza stay what they are, however they were typed', () =>
  expect(toSearchable('أكر\u064a\u0654')).toBe('أكر\u0626'))
