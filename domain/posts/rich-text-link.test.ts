import { describe, expect, test } from 'vitest'
import { linkText, readLinkAddress, readTypedLink } from './rich-text-link.ts'

describe('a link of a post', () => {
  test.each(['https://example.com/a?b=1#c', '/en/pu-foam/805', '#specs', 'mailto:a@b.sa', 'tel:+966112345678'])(
    'may lead to %s',
    (address) => {
      expect(readLinkAddress(address)).toBe(address)
    },
  )

  test.each([
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    '/\u200b/evil.example',
    'java\tscript:alert(1)',
  ])('may not lead to %j', (address) => expect(readLinkAddress(address)).toBeNull())

  test('has no spaces around it and no signs that nobody sees', () =>
    expect(readLinkAddress(' https://exam\u200bple.com\n')).toBe('https://example.com'))
})

describe('a link as it is typed', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
    ['موقع.السعودية/صفحة', 'https://موقع.السعودية/صفحة'],
    ['info@example.com', 'mailto:info@example.com'],
    ['https://example.com', 'https://example.com'],
    ['/categories', '/categories'],
  ])('%s means %s', (typed, meant) => expect(readTypedLink(typed)).toBe(meant))

  test.each(['', '  ', 'hello', 'two words', 'http://example.com', 'javascript:alert(1)', 'ftp://example.com'])(
    '%j is none',
    (typed) => {
      expect(readTypedLink(typed)).toBeNull()
    },
  )
})

test.each([
  ['mailto:sales@example.com', 'sales@example.com'],
  ['tel:+966500000000', '+966500000000'],
  ['https://example.com', 'https://example.com'],
  ['/contact', '/contact'],
])('a link to %s without words of its own reads %s', (address, text) => expect(linkText(address)).toBe(text))

test('a link to an e-mail address stays as it is when it is opened and inserted again', () => {
  expect(readTypedLink('info@example.com')).toBe('mailto:info@example.com')
  expect(readTypedLink('mailto:info@example.com')).toBe('mailto:info@example.com')
})
