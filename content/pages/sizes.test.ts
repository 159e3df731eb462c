import { expect, it } from 'vitest'
import { sizeInWords } from './sizes.ts'

it.each([
  [0, '0 kB', '0 كيلوبايت'],
  [1_400, '1.4 kB', '1.4 كيلوبايت'],
  [340_000_000, '340 MB', '340 ميغابايت'],
  [999_900, '1 MB', '1 ميغابايت'],
  [9_960_000, '10 MB', '10 ميغابايت'],
  [1_449_000_000_000, '1.4 TB', '1.4 تيرابايت'],
  [5_000_000_000_000_000, '5,000 TB', '5,000 تيرابايت'],
])('%i bytes are %s, and %s in Arabic', (bytes, english, arabic) => {
  expect(sizeInWords(bytes, 'en').replace('\u00a0', ' ')).toBe(english)
  expect(sizeInWords(bytes, 'ar').replace('\u00a0', ' ')).toBe(arabic)
})
