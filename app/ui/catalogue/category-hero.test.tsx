import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { CategoryHero } from './category-hero.tsx'

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
