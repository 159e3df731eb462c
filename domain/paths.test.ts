import { expect, test } from 'vitest'
import { aliasPath, categoryPath, postPath, productPath } from './paths.ts'

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
