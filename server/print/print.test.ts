import { expect, test } from 'vitest'
import { isolateRuns } from './isolated-runs.ts'
import { toSearchable } from './searchable-text.ts'

const marked = (text: string) => isolateRuns(text, 'ar').replaceAll('\u2066', '[').replaceAll('\u2069', ']')

test.each([
  ['استطالة ≥ 250% عند القطع', 'استطالة [≥ 250%] عند القطع'],
  ['تصنيف الحريق (DIN 4102-1)', 'تصنيف الحريق ([DIN 4102-1])'],
  ['نسبة الخلط 3:1، ثم', 'نسبة الخلط [3:1]، ثم'],
  ['200 مل + 50 جم', '[200] مل + [50] جم'],
  ['بلاط 300×40 و24*750', 'بلاط [300×40] و[24*750]'],
  ['وفق EN 204. ثم', 'وفق [EN 204]. ثم'],
])('%s keeps each run apart', (text, expected) => expect(marked(text)).toBe(expected))

test('what is printed has no vowel signs and no lengthened words, wherever it stands', () =>
  expect(toSearchable({ words: ['صُنع', 'شهراً'], name: { ar: 'صـــوت' }, pages: 3 })).toEqual({
    words: ['صنع', 'شهرا'],
    name: { ar: 'صوت' },
    pages: 3,
  }))

test('letters with a hamza stay what they are, however they were typed', () =>
  expect(toSearchable('أكر\u064a\u0654')).toBe('أكر\u0626'))
