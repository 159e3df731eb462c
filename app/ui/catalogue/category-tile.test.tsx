import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import type { CategoryTile as CategoryTileView } from '#domain/catalogue/category-view.ts'
import { CategoryTile } from './category-tile.tsx'

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
