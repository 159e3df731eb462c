import { BLANK_PACK } from './pack-fields.ts'
import { expect, test } from 'vitest'
import { BLANK_PRODUCT, productTexts, readProductForm } from './product-record.ts'
import type { ProductInput } from './product.ts'

const product: ProductInput = {
  ...BLANK_PRODUCT,
  slug: '805',
  code: '805',
  categoryId: 'pu-foam',
  name: { ar: 'رغوة', en: 'Foam' },
  description: { ar: 'سطر\nسطر', en: 'One\ntwo' },
  properties: { ar: 'أ', en: 'a' },
  applicationAreas: { ar: 'ب', en: 'b' },
  brand: { ar: 'مسار', en: 'MASAR' },
  madeIn: { ar: 'تركيا', en: 'Turkey' },
  image: 'a.webp',
  pdf: { ar: 'a.pdf', en: null },
  mainVideo: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  gallery: ['b.webp', 'https://img.example/c.webp'],
  galleryVideos: ['https://www.youtube.com/watch?v=bbbbbbbbbbb'],
  rating: 4.5,
  variants: [
    {
      ...BLANK_PACK,
      stockCode: 'RW1',
      productCode: 'A, B.',
      type: { ar: 'مسدس', en: 'Gun' },
      volume: { ar: '750 مل', en: '750 ml' },
      boxQuantity: '12',
    },
    {
      ...BLANK_PACK,
      stockCode: null,
      productCode: 'C',
      type: { ar: null, en: null },
      volume: { ar: null, en: '1.5 L' },
      boxQuantity: null,
    },
  ],
  specs: [{ key: 'cut', label: { ar: 'القص', en: 'Cutting' }, value: '20', unit: { ar: 'دقيقة', en: 'min' } }],
  certifications: ['EN 15651-1', 'REACH'],
}

/** As a form sends it: one value alone, lists under names that say so. */
function sent(values: Record<string, string[]>) {
  return Object.fromEntries(Object.entries(values).map(([name, list]) => [name, name.endsWith('[]') ? list : list[0]]))
}

test('what a form begins with is read back as the same product', () => {
  const { input, problems } = readProductForm(sent(productTexts(product)), null)
  expect(problems).toEqual({})
  expect({ ...BLANK_PRODUCT, ...input }).toEqual(product)
})

test('datasheets go by the names of the API', () => {
  const fields = productTexts({ ...product, pdf: { ar: 'ar.pdf', en: 'en.pdf' } })
  expect(fields).toMatchObject({ existing_pdf: ['ar.pdf'], existing_pdf_en: ['en.pdf'] })
  expect(readProductForm(sent(fields), null).input.pdf).toEqual({ ar: 'ar.pdf', en: 'en.pdf' })
})

test('a blank product has a blank form, which has no figures', () => {
  const fields = productTexts(BLANK_PRODUCT)
  expect(fields['existing_image']).toEqual([''])
  expect(fields['rating']).toEqual(['5'])
  expect(readProductForm(sent(fields), null).input).toMatchObject({ specs: [], variants: [], gallery: [] })
})

test('a form that says nothing of figures leaves them as they are', () =>
  expect(readProductForm({ product_slug: '805' }, null).input.specs).toBeUndefined())
