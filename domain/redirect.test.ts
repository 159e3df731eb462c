import { expect, test } from 'vitest'
import { addressOfSlug, redirectKeys, toOwnPath } from './redirect.ts'

test.each([
  ['/en/Blogs/Old%20One/', '/blogs/old one'],
  ['/ar/about', '/about'],
  ['/index.php?id=5#top', '/index.php'],
  ['/', '/'],
  ['/en', '/'],
  ['/blogs/%D9%85%D9%82%D8%A7%D9%84', '/blogs/مقال'],
])('%s is kept as %s', (typed, path) => {
  expect(toOwnPath(typed)).toBe(path)
})

test.each([
  '',
  'about',
  '//evil.example',
  'https://evil.example/a',
  '/a//b',
  '/a/../b',
  '/a\\b',
  '/%',
  '/a\nb',
  `/${'a'.repeat(500)}`,
])('%j is no path of the site', (typed) => {
  expect(toOwnPath(typed)).toBeNull()
})

test('an old name of a product leads to it under every category', () => {
  expect(redirectKeys('/sealants/old-name')).toContain(addressOfSlug('products', 'old-name'))
  expect(redirectKeys('/blogs/old-name')).toContain(addressOfSlug('posts', 'old-name'))
  expect(redirectKeys('/categories/old-name')).toContain(addressOfSlug('categories', 'old-name'))
  expect(redirectKeys('/a/b/c')).toEqual(['/a/b/c'])
})
