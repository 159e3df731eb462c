import { expect, test } from 'vitest'
import type { Locale } from '#domain/text/locale.ts'
import type { Product } from '#domain/products/product.ts'
import { toProductPage } from '#domain/products/product-view.ts'
import { aProduct } from '#tests/support/records.ts'
import { adminMeta } from './admin-meta.ts'
import { productHead } from './product-head.ts'

const TITLE = { ar: 'المنتجات', en: 'Products' }

test.each([
  ['ar', 'روابط', 'المنتجات | إدارة روابط'],
  ['en', 'Rawabit', 'Products | Rawabit admin'],
] as const)('a screen of staff is named in the order of its language: %s', (locale, siteName, title) => {
  const frame = { locale, siteName, sidebarCollapsed: false }
  expect(adminMeta(TITLE)({ matches: [{ id: 'admin', loaderData: frame }] })[0]).toEqual({ title })
})

const NOBODY = { ar: '', en: '' }
const day = new Date('2026-05-01T00:00:00Z')
const name = { ar: 'غراء زد', en: 'Zed' }

function headOf(given: Partial<Product>, locale: Locale) {
  const stored = {
    id: '805',
    version: 1,
    brandId: null,
    category: null,
    image: null,
    gallery: [],
    createdAt: '',
    updatedAt: '',
  }
  const product: Product = { ...aProduct({ name }), ...stored, ...given }
  return productHead(
    { ...toProductPage(product, locale, { override: null, prices: 'hidden', now: day }), socialPicture: '/' },
    locale,
    'Zedline',
  )
}

test('a product is described with its brand', () => {
  expect(headOf({}, 'en').description).toMatch(/^Zed by ANADOL BOND: properties, .* from Zedline\.$/)
  expect(headOf({}, 'ar').description).toMatch(/^غراء زد من أنادول بوند: الخصائص /)
})

test('a product without a brand is described as whole', () => {
  expect(headOf({ brand: NOBODY }, 'en').description).toMatch(/^Zed: properties, /)
  expect(headOf({ brand: NOBODY }, 'ar').description).toMatch(/^غراء زد: الخصائص /)
})
