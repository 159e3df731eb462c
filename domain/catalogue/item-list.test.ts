import { expect, test } from 'vitest'
import { itemListSearch, readItemListQuery, searchedText, searchedWords, withPresentBrand } from './item-list.ts'

const read = (query: string) => readItemListQuery(new URLSearchParams(query))
const usual = {
  search: '',
  category: null,
  brand: null,
  state: null,
  missing: false,
  sort: 'newest',
  reversed: false,
  page: 1,
} as const

test('an address without a query, or with one that cannot be read, asks for what is usual', () => {
  expect(read('')).toEqual(usual)
  expect(read('sort=price&page=-2&missing=yes&category=&state=bin')).toEqual(usual)
})

test('a list keeps its place in its address', () => {
  const query = {
    ...usual,
    search: 'رغوة 805',
    category: 'pu-foam',
    brand: 'MASAR',
    state: 'draft',
    missing: true,
    page: 3,
  } as const
  for (const sort of ['name-ar', 'name-en', 'code', 'category', 'newest'] as const) {
    for (const reversed of [false, true]) {
      const all = { ...query, sort, reversed }
      expect(read(itemListSearch(all))).toEqual(all)
    }
  }
  expect(itemListSearch(usual)).toBe('')
})

test('a list is narrowed by any name of a brand, and by a name that no brand has', () => {
  const anadol = { id: 'a', slug: 'a', name: { ar: 'أنادول', en: 'ANADOL BOND' }, aliases: ['Zedbond'] }
  const brandOf = (name: string) => withPresentBrand({ ...usual, brand: name }, [anadol]).brand
  expect(['Anadol-Bond', 'zedbond', 'انادول', 'Iberseal'].map(brandOf)).toEqual([
    'ANADOL BOND',
    'ANADOL BOND',
    'ANADOL BOND',
    'Iberseal',
  ])
  expect(withPresentBrand(usual, [anadol])).toEqual(usual)
})

test('capitals, kinds of alef, harakat and digits do not matter to the search', () => {
  const text = searchedText({ code: 'DF-750', name: { ar: 'إسمنت الأَلمنيوم', en: 'ALU Foam' } })
  const finds = (search: string) => searchedWords(search).every((word) => text.includes(word))
  expect(finds('alu')).toBe(true)
  expect(finds('df-٧٥٠')).toBe(true)
  expect(finds('اسمنت الألمنيوم')).toBe(true)
  expect(finds('foam إسمنت')).toBe(true)
  expect(finds('sealant')).toBe(false)
  expect(searchedWords('  ')).toEqual([])
})
