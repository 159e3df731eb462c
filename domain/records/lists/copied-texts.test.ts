import { expect, test } from 'vitest'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { BLANK_PRODUCT, productTexts } from '#domain/products/product-record.ts'
import { BLANK_CATEGORY_TEXTS } from '#domain/catalogue/category-record.ts'
import { BLANK_POST, postTexts } from '#domain/posts/post-record.ts'
import { copiedTexts } from './copied-texts.ts'

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
