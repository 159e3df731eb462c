import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import type { ProductCard as ProductCardView } from '#domain/products/product-view.ts'
import { ProductCard } from './product-card.tsx'

const product: ProductCardView = {
  id: 'ms-55',
  path: '/hybrid-polymer/ms-55',
  code: 'MS-55',
  name: 'MS-55 Sealant',
  category: { id: 'hybrid-polymer', name: 'Hybrid Polymer', accent: 4 },
  image: null,
  figures: [
    { key: 'pack', label: '', value: '290', unit: 'ml' },
    { key: 'salt', label: 'Salt spray test', value: '500', unit: 'h' },
  ],
}

function card(path: string, given: Partial<ProductCardView> = {}) {
  return renderPage(<ProductCard product={{ ...product, ...given }} sizes="100vw" />, { path })
}

test('a card leads to its product in the language of the page', () => {
  expect(card('/en')).toContain('href="/en/hybrid-polymer/ms-55"')
  expect(card('/')).toContain('href="/hybrid-polymer/ms-55"')
})

test('the button exists in English only', () => {
  expect(card('/en')).toContain('Shop Now')
  expect(card('/')).not.toContain('product-card-button')
})

test('a product without a category says so', () => {
  expect(card('/', { category: null })).toContain('غير مصنف')
  expect(card('/en', { category: null })).toContain('Uncategorized')
})

test('codes and numbers keep their direction on Arabic pages', () => {
  expect(card('/')).toContain('<bdi dir="ltr">MS-55</bdi>')
  expect(card('/')).toContain('<bdi>290</bdi>')
})

test('a figure has its short name, or its own where it has none', () => {
  expect(card('/en')).toContain('<dt>Pack</dt>')
  expect(card('/en')).toContain('<dt>Salt spray test</dt>')
})

test('a product without a picture shows the placeholder of the site', () =>
  expect(card('/')).toContain('src="/images/products/default.png"'))
