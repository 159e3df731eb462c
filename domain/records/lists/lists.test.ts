import { expect, test } from 'vitest'
import { BLANK_CATEGORY_TEXTS } from '#domain/catalogue/category.ts'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { BLANK_PRODUCT, productTexts } from '#domain/products/product-record.ts'
import { BLANK_POST, postTexts } from '#domain/posts/post-record.ts'
import { binSearch, readBinQuery } from './bin-query.ts'
import { copiedTexts } from './copied-texts.ts'
import { askedBin, publicationOf, readListState } from './list-state.ts'
import { byReason, manyDoneText, readManyDone } from './bulk.ts'
import { liveListSearch, readLiveListQuery } from './live-list.ts'

test('what was asked of the bin stands in its address', () => {
  const query = { search: 'foam', kind: 'product' as const, page: 2 }
  expect(readBinQuery(new URLSearchParams(binSearch(query)))).toEqual(query)
})

test('what is usual stands in no address, and what nobody understands is what is usual', () => {
  const usual = { search: '', kind: null, page: 1 }
  expect(binSearch(usual)).toBe('')
  expect(readBinQuery(new URLSearchParams('?kind=spaceship&page=-3'))).toEqual(usual)
  expect(readBinQuery(new URLSearchParams('?kind=settings'))).toEqual(usual)
})

const mark = { ar: ' (نسخة)', en: ' (copy)' }

test('a copy has all but the address and the codes of packs, and says in its names that it is one', () => {
  const pack = { ...BLANK_PACK, stockCode: 'RW1', productCode: 'P1', boxQuantity: '12' }
  const name = { ar: 'رغوة', en: 'Foam' }
  const product = { ...BLANK_PRODUCT, slug: 'foam', code: '805', name, categoryId: 'foams', variants: [pack, pack] }
  const texts = copiedTexts('product', productTexts(product), mark)
  expect(texts).toEqual({
    ...productTexts(product),
    product_slug: [''],
    product_name_ar: ['رغوة (نسخة)'],
    product_name_en: ['Foam (copy)'],
    'stock_code[]': ['', ''],
    'product_code[]': ['', ''],
    'calc.stock_code[]': [''],
  })
})

test('a name that is missing stays missing', () => {
  const post = { ...BLANK_POST, slug: 'tips', title: { ar: '', en: 'Tips' } }
  const texts = copiedTexts('post', postTexts(post), mark)
  expect([texts['title_ar'], texts['title_en'], texts['slug']]).toEqual([[''], ['Tips (copy)'], ['']])
})

test('a category keeps its place among the others to itself', () => {
  const category = { ...BLANK_CATEGORY_TEXTS, category_sort_id: ['3'], name_en: ['Foams'] }
  expect(copiedTexts('category', category, mark)).toMatchObject({ category_sort_id: [''], name_en: ['Foams (copy)'] })
})

const ask = (text: string) => new URLSearchParams(text)

test('a list is narrowed to a state that it knows, and leads to the bin with its kind and words', () => {
  expect(readListState(ask('state=scheduled'))).toBe('scheduled')
  expect(readListState(ask('state=bin'))).toBeNull()
  expect(readListState(ask('state=gone'))).toBeNull()
  expect(askedBin(ask('state=bin&q=foam&page=4'), 'product')).toEqual({ kind: 'product', search: 'foam', page: 1 })
  expect(askedBin(ask('state=draft'), 'product')).toBeNull()
})

test('a record that nobody has saved is as its list says', () => {
  expect(publicationOf(undefined).state).toBe('published')
  expect(publicationOf(undefined, 'draft').state).toBe('draft')
})

test('what is left out is told once for each reason, with a few names', () => {
  const left = ['a', 'b', 'c'].map((id) => ({
    id,
    name: { ar: id, en: id },
    reason: id === 'b' ? { ar: 'منشور', en: 'Published' } : { ar: 'ناقص', en: 'Incomplete' },
  }))
  expect(byReason(left, 1)).toEqual([
    { reason: { ar: 'ناقص', en: 'Incomplete' }, names: [{ ar: 'a', en: 'a' }], count: 2 },
    { reason: { ar: 'منشور', en: 'Published' }, names: [{ ar: 'b', en: 'b' }], count: 1 },
  ])
})

test('an address says what was done, and one that was made up says nothing', () => {
  const done = { kind: 'product', count: 27, out: 3 } as const
  expect(readManyDone(manyDoneText(done))).toEqual(done)
  for (const text of [null, '', 'product', 'stone-1-2', 'product--1-2', 'product-12345-0']) {
    expect(readManyDone(text)).toBeNull()
  }
})

test('the list keeps what was asked of it in its address', () => {
  const query = { search: 'old page', origin: 'kept', page: 3 } as const
  const address = new URLSearchParams(liveListSearch(query))
  expect(readLiveListQuery('redirect', address)).toEqual(query)
  expect(readLiveListQuery('seo', address)).toEqual({ ...query, origin: null })
  expect(liveListSearch({ search: '', origin: null, page: 1 })).toBe('')
  const filters = { city: 'Riyadh', price_group: 'traders', owner: 'omar', language: 'ar' }
  const narrowed = liveListSearch({ search: 'huda', origin: null, filters, page: 1 })
  expect(readLiveListQuery('customer', new URLSearchParams(narrowed))).toMatchObject({ search: 'huda', filters })
})

test('what cannot be read means the whole list', () => {
  const query = readLiveListQuery('redirect', new URLSearchParams('origin=moon&page=-4'))
  expect(query).toEqual({ search: '', origin: null, page: 1 })
})
