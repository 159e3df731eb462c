import { describe, expect, test } from 'vitest'
import { collectionSearch, pageCount, readCollectionQuery, withoutChoice } from './collection-query.ts'

const read = (text: string) => readCollectionQuery(new URLSearchParams(text))

describe('the collection query', () => {
  test('an address without a query shows everything, newest first, first page', () =>
    expect(read('')).toEqual({ categories: [], brands: [], sort: 'newest', page: 1 }))

  test('a filtered address keeps its choices when it is written again', () => {
    const text = '?category=pu-foam&category=sealants&brand=IBERSEAL&sort=name&page=2'
    expect(collectionSearch(read(text))).toBe(text)
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=NaN',
    'page=٢',
    'page=1.5',
    'page=',
    'sort=price',
    'category=',
    'brand=%20',
  ])('hand-typed %s falls back to what is usual', (text) =>
    expect(read(text)).toEqual({ categories: [], brands: [], sort: 'newest', page: 1 }),
  )

  test('the same choice twice counts once', () =>
    expect(read('category=spray&category=spray').categories).toEqual(['spray']))

  test('marks that nobody sees are no choice, and no database is asked for them', () =>
    expect(read('category=%00&brand=MA%00SAR')).toMatchObject({ categories: [], brands: ['MA SAR'] }))

  test('taking a choice out leads back to the first page', () => {
    const query = read('category=spray&brand=MASAR&page=3')
    expect(collectionSearch(withoutChoice(query, 'categories', 'spray'))).toBe('?brand=MASAR')
  })

  test.each([
    [0, 1],
    [60, 1],
    [61, 2],
    [5000, 84],
  ])('%i products fill %i pages', (total, pages) => expect(pageCount(total)).toBe(pages))
})
