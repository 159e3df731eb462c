import { expect, test } from 'vitest'
import { isProgram, missedQuery } from './missed-search.ts'

test.each([
  ['  إسمنتٌ أبيض ', 'اسمنت ابيض'],
  ['White CEMENT!', 'white cement'],
  ['CA-500', 'ca 500'],
  ['٩٩٩', '999'],
  // tells nothing
  ['x', null],
  ['7', null],
  ['--', null],
  ['\u064b\u064c', null],
  ['w'.repeat(61), null],
  // tells who asked
  ['ali@example.com', null],
  ['+966 50 123 4567', null],
  ['٠٥٠١٢٣٤٥٦٧', null],
  // is no word of a visitor
  ['<script>alert(1)</script>', null],
  ['https://example.com', null],
])('of %j is kept %j', (text, kept) => expect(missedQuery(text)).toBe(kept))

test('programs are told from browsers by their names', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
  expect(isProgram(chrome)).toBe(false)
  expect(isProgram('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true)
  expect(isProgram('curl/8.5')).toBe(true)
  expect(isProgram(null)).toBe(true)
})
