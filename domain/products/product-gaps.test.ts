import { expect, test } from 'vitest'
import { isProductGap, productGaps } from './product-gaps.ts'
import type { Variant } from './product.ts'

const both = { ar: 'نص', en: 'Text' }
const picture = { file: 'a.webp', width: 1, height: 1, color: null, renditions: { avif: [], webp: [] } }
const complete = {
  name: both,
  description: both,
  properties: both,
  applicationAreas: both,
  image: picture,
  pdf: { ar: 'a.pdf', en: null },
  variants: [{} as Variant],
}

test('a product with all its parts lacks nothing; a datasheet in one language is enough', () =>
  expect(productGaps(complete)).toEqual([]))

test('every text is wanted in both languages', () => {
  for (const text of ['name', 'description', 'properties', 'applicationAreas']) {
    expect(productGaps({ ...complete, [text]: { ar: 'نص', en: ' ' } })).toEqual(['english'])
    expect(productGaps({ ...complete, [text]: { ar: '', en: 'Text' } })).toEqual(['arabic'])
  }
})

test('picture, datasheet and packs are wanted, and the most pressing comes first', () => {
  expect(productGaps({ ...complete, image: null, pdf: { ar: null, en: null }, variants: [] })).toEqual([
    'image',
    'datasheet',
    'packs',
  ])
  expect(isProductGap('image')).toBe(true)
  expect(isProductGap('price')).toBe(false)
})
