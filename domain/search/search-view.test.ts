import { expect, test } from 'vitest'
import { aStoredProduct } from '#tests/support/records.ts'
import type { SearchFound } from './search-found.ts'
import { searchSearch } from './search-address.ts'
import { readSearchQuery, toSearchResults } from './search-view.ts'
import { NO_MARKS } from './marks.ts'

const read = (search: string) => readSearchQuery(new URLSearchParams(search))

const product = {
  ...aStoredProduct({
    id: 'a',
    code: 'df-750',
    name: { ar: 'رغوة', en: 'Foam' },
    category: { id: 'foam', name: { ar: 'فئة', en: 'Category' }, accent: 1 },
  }),
  firstVariant: null,
}

test('blanks are no query, and a very long one is cut', () => {
  expect(read('').text).toBe('')
  expect(read('q=%20%20').text).toBe('')
  expect(read('q=%00%E2%80%8E').text).toBe('')
  expect(read('q=80%005').text).toBe('80 5')
  expect(read(`q=${'x'.repeat(9000)}`).text).toHaveLength(200)
  expect(read(`q=${'👷'.repeat(9000)}`).text.isWellFormed()).toBe(true)
})

test('a page of results can be shared: its address reads back the same', () => {
  const query = { text: 'سيليكون & رغوة', category: 'sealants', page: 2 }
  expect(read(searchSearch(query))).toEqual(query)
})

test('results are in the language of the page, and every one of them leads somewhere', () => {
  const found: SearchFound = {
    total: 3,
    ofCategory: 1,
    page: 1,
    pages: 1,
    products: [product],
    byCategory: [{ id: 'foam', name: { ar: 'فئة', en: 'Category' }, accent: 1, count: 3 }],
    categories: [{ id: 'foam', name: { ar: 'فئة', en: 'Category' }, accent: 1 }],
    brands: [{ id: 'b-1', slug: 'masar', name: { ar: 'مسار', en: 'MASAR' } }],
    posts: [],
    sitePages: ['/contact'],
    closest: { total: 1, products: [{ product: { ...product, id: 'b' }, matches: [{ ar: 'شفاف', en: 'Clear' }] }] },
    mode: 'names',
    without: [],
    missed: false,
    corrected: false,
    marks: NO_MARKS,
  }
  const results = toSearchResults(found, 'en', { page: () => ({ ar: 'تواصل', en: 'Contact' }) })
  expect(results).toMatchObject({ total: 1, found: 3, categories: [{ id: 'foam', name: 'Category', count: 3 }] })
  expect(results.products).toMatchObject([{ name: 'Foam', code: 'DF-750', path: '/foam/a' }])
  expect(results.closest).toMatchObject([{ name: 'Foam', path: '/foam/b', matches: ['Clear'] }])
  expect(results.pagesFound).toEqual([
    { path: '/categories/foam', name: 'Category', accent: 1 },
    { path: '/brands/masar', name: 'MASAR' },
    { path: '/contact', name: 'Contact' },
  ])
})
