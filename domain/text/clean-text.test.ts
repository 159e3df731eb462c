import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '#tests/support/content/any-text.ts'
import { cleanLine, cleanLines } from './clean-text.ts'

it('makes one line of what was typed', () => {
  expect(cleanLine('  سارة\r\nالعتيبي ')).toBe('سارة العتيبي')
  expect(cleanLine('Sara\r\nBcc: everyone@example.com')).toBe('Sara Bcc: everyone@example.com')
  expect(cleanLine('a\u0000b\u0007c')).toBe('a b c')
})

it('drops marks that would turn the text round them', () => {
  expect(cleanLine('\u202eevil\u202c')).toBe('evil')
  expect(cleanLines('\u2067safe\u2069\n\u200fنص')).toBe('safe\nنص')
})

it('keeps lines and tabs of longer texts', () =>
  expect(cleanLines('one\r\ntwo\rthree\n\n\tfour\u0000\n')).toBe('one\ntwo\nthree\n\n\tfour'))

it('keeps emoji, joined letters and accents', () => {
  expect(cleanLine('👩‍🔧 می‌خواهم é')).toBe('👩‍🔧 می‌خواهم é')
  expect(cleanLine('e\u0301')).toBe('\u00e9')
})

it('is in time by the length of the text, however many marks stand on one letter', () => {
  const begun = process.cpuUsage()
  expect(cleanLines(`a${'\u0301\u0323'.repeat(32_000)}b`).length).toBeLessThan(40)
  expect(process.cpuUsage(begun).user).toBeLessThan(200_000)
})

it('changes nothing the second time', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text))
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
    }),
    { numRuns: 40 },
  )
})
