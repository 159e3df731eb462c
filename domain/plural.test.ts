import { expect, test } from 'vitest'
import { countText } from './plural.ts'

const products = {
  zero: 'لا منتجات',
  one: 'منتج واحد',
  two: 'منتجان',
  few: '# منتجات',
  many: '# منتجاً',
  other: '# منتج',
}

test.each([
  [0, 'لا منتجات'],
  [1, 'منتج واحد'],
  [2, 'منتجان'],
  [7, '7\u00a0منتجات'],
  [14, '14\u00a0منتجاً'],
  [100, '100\u00a0منتج'],
])('an Arabic reader sees %i products in the right one of six forms', (count, text) => {
  expect(countText('ar', count, products)).toBe(text)
})

test('an English reader sees the singular for one and the plural for none', () => {
  const forms = { one: '# product', other: '# products' }
  expect(countText('en', 1, forms)).toBe('1\u00a0product')
  expect(countText('en', 0, forms)).toBe('0\u00a0products')
})
