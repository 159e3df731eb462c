import { expect, test } from 'vitest'
import { aliasPath, asRouted, categoryPath, postPath, productPath, withoutTrailingSigns } from './paths.ts'

test('a product is found under its category, or under uncategorized when it has none', () => {
  expect(productPath({ id: '805', category: { id: 'pu-foam' } })).toBe('/pu-foam/805')
  expect(productPath({ id: '805', category: null })).toBe('/uncategorized/805')
})

test('an id cannot add segments to an address', () => {
  expect(categoryPath('a/b')).toBe('/categories/a%2Fb')
  expect(postPath('what now?')).toBe('/blogs/what%20now%3F')
})

test('breadcrumbs name Arabic pages by their alias and English pages by their prefix', () => {
  expect(aliasPath('ar', '/')).toBe('/ar')
  expect(aliasPath('ar', '/categories')).toBe('/ar/categories')
  expect(aliasPath('en', '/')).toBe('/en')
  expect(aliasPath('en', '/categories')).toBe('/en/categories')
})

test.each([
  ['/EN', '/en?', '/en'],
  ['/', '/en?', '/'],
  ['/En/About', '/en?/about', '/en/about'],
  ['/%61bout', '/en?/about', '/about'],
  ['/AR/Categories/PU-Foam', '/ar/categories/:categoryId', '/ar/categories/PU-Foam'],
  ['/english/805', '/en?/:categoryId/:productId', '/english/805'],
  ['/EN/Nothing/At/All', '/en?/*', '/en/Nothing/At/All'],
  ['/en/nothing-here', '/en?/en/*', '/en/nothing-here'],
  ['/about/', '/en?/about', '/about'],
  ['/blogs/%D8%B1%D8%BA%D9%88%D8%A9', '/en?/blogs/:slug', '/blogs/%D8%B1%D8%BA%D9%88%D8%A9'],
])('%s on the page %s is %s', (pathname, pattern, routed) => expect(asRouted(pathname, pattern)).toBe(routed))

test.each([
  '/pu-foam/805)',
  '/pu-foam/805.',
  '/pu-foam/805,',
  '/pu-foam/805%20',
  '/pu-foam/805%D8%8C',
  '/pu-foam/805%22).',
  '/pu-foam/805%3F',
  '/pu-foam/805%D8%9F',
  '/pu-foam/805%E2%80%A6',
  '/pu-foam/805%E2%80%8F',
])('%s was meant to be without its last signs', (path) => expect(withoutTrailingSigns(path)).toBe('/pu-foam/805'))
