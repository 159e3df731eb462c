import { expect, test } from 'vitest'
import { addressOfSlug, redirectKeys, toOwnPath, toOwnQuery } from './redirect.ts'

test.each([
  ['/en/Blogs/Old%20One/', '/blogs/old one'],
  ['/ar/about', '/about'],
  ['/index.php?id=5#top', '/index.php'],
  ['/', '/'],
  ['/en', '/'],
  ['/blogs/%D9%85%D9%82%D8%A7%D9%84', '/blogs/مقال'],
])('%s is kept as %s', (typed, path) => expect(toOwnPath(typed)).toBe(path))

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
])('%j is no path of the site', (typed) => expect(toOwnPath(typed)).toBeNull())

test('an old name of a product leads to it under every category', () => {
  expect(redirectKeys('/sealants/old-name', '')).toContain(addressOfSlug('products', 'old-name'))
  expect(redirectKeys('/blogs/old-name', '')).toContain(addressOfSlug('posts', 'old-name'))
  expect(redirectKeys('/categories/old-name', '')).toContain(addressOfSlug('categories', 'old-name'))
  expect(redirectKeys('/a/b/c', '')).toEqual(['/a/b/c'])
})

test.each([
  ['/product.php', ''],
  ['/product.php?#top', ''],
  ['/product.php?utm_source=mail&gclid=1', ''],
  ['/product.php?Lang=AR&ID=5&utm_source=mail#top', '?id=5&lang=ar'],
  ['/product.php?name=%D9%84%D8%A7%D8%B5%D9%82+one', '?name=لاصق one'],
  ['/product.php?name=a%26b', '?name=a%26b'],
])('of %s the query %j is kept', (typed, query) => {
  expect(toOwnQuery(typed)).toBe(query)
  expect(toOwnQuery(`/product.php${query}`)).toBe(query)
})

test.each(['/a?id=%', '/a?id=%00', `/a?id=${'5'.repeat(500)}`])('%j has no query that could be kept', (typed) => {
  expect(toOwnQuery(typed)).toBeNull()
})
