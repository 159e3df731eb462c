import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneTypoApart } from './typing-error.ts'

test.each([
  ['silicone', 'silicon', true],
  ['silicone', 'silicoone', true],
  ['silicone', 'silocone', true],
  ['silicone', 'siilcone', true],
  ['silicone', 'siliocne', true],
  ['silicone', 'silicone', false],
  ['silicone', 'silcon', false],
  ['silicone', 'salocone', false],
  ['ab', 'ba', true],
  ['', 'a', true],
])('%s and %s: %s', (a, b, expected) => {
  expect(isOneTypoApart(a, b)).toBe(expected)
  expect(isOneTypoApart(b, a)).toBe(expected)
})

test('every word is one typo from itself with a letter taken out', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (word, at) => {
      const place = at % word.length
      expect(isOneTypoApart(word, word.slice(0, place) + word.slice(place + 1))).toBe(true)
    }),
  )
})
