import { expect, test } from 'vitest'
import type { ProductSummary } from './product.ts'
import { readSearchQuery, searchSearch, toSearchResults } from './search-view.ts'

const read = (search: string) => readSearchQuery(new URLSearchParams(search))

function product(id: string, category: string | null): ProductSummary {
  return {
    id,
    slug: id,
    code: null,
    name: { ar: `منتج ${id}`, en: id },
    category: category === null ? null : { id: category, name: { ar: `فئة ${category}`, en: category } },
    brand: { ar: '', en: '' },
    image: null,
    rating: 5,
    specs: [],
    createdAt: '',
    firstVariant: null,
  }
}

test('blanks are no query, and a very long one is cut', () => {
  expect(read('').text).toBe('')
  expect(read('q=%20%20').text).toBe('')
  expect(read('q=%00%E2%80%8E').text).toBe('')
  expect(read('q=80%005').text).toBe('80 5')
  expect(read(`q=${'x'.repeat(9000)}`).text).toHaveLength(200)
})

test('a page of results can be shared: its address reads back the same', () => {
  const query = { text: 'سيليكون & رغوة', category: 'sealants', page: 2 }
  expect(read(searchSearch(query))).toEqual(query)
})

test('one category can be picked out of the results, and the others keep their numbers', () => {
  const found = [product('a', 'foam'), product('b', 'tapes'), product('c', 'foam'), product('d', null)]
  const results = toSearchResults(found, read('q=x&category=foam'), 'ar')
  expect(results.products.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(results).toMatchObject({ total: 2, found: 4, page: 1, pages: 1 })
  expect(results.categories).toEqual([
    { id: 'foam', name: 'فئة foam', count: 2 },
    { id: 'tapes', name: 'فئة tapes', count: 1 },
  ])
})

test('a page beyond the last shows the last', () => {
  const many = Array.from({ length: 130 }, (_, index) => product(String(index), 'foam'))
  const results = toSearchResults(many, read('q=x&page=9'), 'en')
  expect(results).toMatchObject({ page: 2, pages: 2 })
  expect(results.products).toHaveLength(10)
})
