import { describe, expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import type { CategoryTile as CategoryTileView } from '#domain/catalogue/category-view.ts'
import type { ProductCard as ProductCardView } from '#domain/products/product-view.ts'
import { CONTENT_ID } from '#app/ui/site/skip-link.tsx'
import { CategoryHero } from './category-hero.tsx'
import { CategoryTile } from './category-tile.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductsByCategory } from './products-by-category.tsx'

describe('category hero', () => {
  const category = {
    id: 'sealants',
    path: '/categories/sealants',
    name: 'Sealants',
    accent: 3,
    description: 'For joints',
    productCount: 14,
    image: null,
    tone: 'dark' as const,
  }

  test('the category says how many products were found', () => {
    expect(renderPage(<CategoryHero category={category} found={7} />)).toContain('عُثر على 7 منتجات')
    expect(renderPage(<CategoryHero category={category} found={7} />, { path: '/en' })).toContain('Found 7 products')
    expect(renderPage(<CategoryHero category={category} found={1} />, { path: '/en' })).toContain('Found 1 product<')
  })

  test('it says nothing about a number that could not be loaded', () =>
    expect(renderPage(<CategoryHero category={category} found={null} />, { path: '/en' })).not.toContain('Found'))
})

describe('category tile', () => {
  const category: CategoryTileView = {
    id: 'sealants',
    path: '/categories/sealants',
    name: 'موانع التسرب',
    accent: 3,
    productCount: 14,
    image: null,
    tone: 'dark',
  }

  test('a tile says how many products the category holds, by the rules of the language', () => {
    expect(renderPage(<CategoryTile category={category} />)).toContain('14\u00a0منتجاً')
    expect(renderPage(<CategoryTile category={{ ...category, productCount: 2 }} />)).toContain('منتجان')
    expect(renderPage(<CategoryTile category={category} />, { path: '/en' })).toContain('14\u00a0products')
  })

  test('a category without a picture shows a sign in its place', () => {
    const html = renderPage(<CategoryTile category={category} />)
    expect(html).toContain('category-tile-missing')
    expect(html).not.toContain('<img')
  })
})

describe('product card', () => {
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
})

describe('products by category', () => {
  const product = (id: string) => ({
    id,
    path: `/x/${id}`,
    code: id,
    name: id,
    category: { id, name: id, accent: 1 },
    image: null,
    figures: [],
  })

  test('a chip leads to its category, whatever that is called', () => {
    const html = renderPage(<ProductsByCategory products={[product(CONTENT_ID), product('foam')]} prices={{}} />, {
      path: '/en',
    })
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).not.toContain(CONTENT_ID)
    const targets = [...html.matchAll(/href="#([^"]+)" class="chip"/g)].map(([, id]) => id)
    expect(targets).toHaveLength(2)
    expect(ids).toEqual(expect.arrayContaining(targets))
  })
})
