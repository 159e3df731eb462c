import { expect, test } from 'vitest'
import { productTexts } from '#domain/products/product-record.ts'
import { productGaps } from '#domain/products/product-gaps.ts'
import type { Product, ProductInput } from '#domain/products/product.ts'
import { aProduct, aVariant } from '#tests/support/records.ts'
import { gapsOf } from '#app/ui/admin/form/form-sections.ts'
import { sectionsOf } from '#app/ui/admin/records/kind-form.tsx'
import { productView } from './product-view.tsx'

const sections = sectionsOf(productView, 'en', false)
const complete = aProduct({
  categoryId: 'foam',
  image: 'a.webp',
  pdf: { ar: null, en: 'a.pdf' },
  variants: [aVariant()],
})

/** The same product in the form and in staff's list. */
function found(product: ProductInput) {
  const lacking = Object.entries(gapsOf(sections, productTexts(product))).filter(([, gaps]) => gaps?.length)
  return [lacking.map(([id]) => id), productGaps(product as unknown as Product)]
}

test('the form marks as lacking what the list calls missing', () => {
  expect(found(complete)).toEqual([[], []])
  expect(found({ ...complete, description: { ar: '', en: 'Text' } })).toEqual([['texts'], ['arabic']])
  expect(found({ ...complete, properties: { ar: 'نص', en: '' } })).toEqual([['properties'], ['english']])
  expect(found({ ...complete, applicationAreas: { ar: 'نص', en: '' } })).toEqual([['areas'], ['english']])
  expect(found({ ...complete, variants: [] })).toEqual([['packs'], ['packs']])
  expect(found({ ...complete, image: null })).toEqual([['media'], ['image']])
  expect(found({ ...complete, pdf: { ar: null, en: null } })).toEqual([['media'], ['datasheet']])
  const specs = ['Yield', 'Density', 'Shelf life'].map((label) => ({
    key: '',
    label: { ar: label, en: label },
    value: '1',
    unit: { ar: '', en: '' },
  }))
  expect(found({ ...complete, pdf: { ar: null, en: null }, specs })).toEqual([[], []])
})
