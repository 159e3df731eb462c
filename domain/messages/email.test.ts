import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each([
  'a@b.co',
  'first.last+tag@mail.example.com',
  "o'neil@example.ie",
  'info@موقع.السعودية',
  'x@xn--mgberp4a5d4ar',
  'علي@موقع.السعودية',
  'müller@example.com',
])('%s is an address where its domain has two parts', (text) => expect(isEmail(text)).toBe(text.includes('.')))

it.each([
  '',
  'khaled@example',
  'khaled',
  'a b@example.com',
  'a@b@example.com',
  'a@example..com',
  'a@.example.com',
  'a,b@example.com',
  '"a"@example.com',
  '<a@example.com>',
  'a@example.com,b@example.com',
  'a@example.com\nBcc: b@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(130)}com`,
])('%j is none', (text) => expect(isEmail(text)).toBe(false))

it('is told at once however long the text is', () => {
  expect(isEmail(`a@${'a-'.repeat(125)}`)).toBe(false)
  expect(isEmail('a'.repeat(100_000))).toBe(false)
})
