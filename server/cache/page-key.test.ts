import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/en/products?page=2', '/en/products?page=2'],
  ['/ar/categories/pu-foam?page=2', '/ar/categories/pu-foam?page=2'],
  ['/collection?category=a&category=b&sort=name', '/collection?category=a&category=b&sort=name'],
  ['/search?q=%D8%B1%D8%BA%D9%88%D8%A9', '/search?q=%D8%B1%D8%BA%D9%88%D8%A9'],
  ['/en/products.data?page=2&_routes=site%2Fproducts', '/en/products.data?page=2&_routes=site%2Fproducts'],
  ['/_.data?_routes=site%2Fhome', '/_.data?_routes=site%2Fhome'],
])('%s is cached under %s', (target, key) => expect(pageKey(target)).toBe(key))

test('marks of advertisements lead to the page itself', () => {
  expect(pageKey('/en?utm_source=mail&gclid=1')).toBe('/en')
  expect(pageKey('/products?utm_source=mail&page=3')).toBe('/products?page=3')
})

test.each([
  '/?x=1',
  '/about?page=2',
  '/search?q=a&x=1',
  '/en?_routes=a',
  '/en.data?_routes=a%26%00',
  `/${'a'.repeat(500)}`,
])('%s is not cached', (target) => expect(pageKey(target)).toBeNull())
