import { expect, test } from 'vitest'
import { BLANK_CATEGORY } from './category-record.ts'
import type { Category } from './category.ts'
import { toCategoryTile } from './category-view.ts'

const category: Category = {
  ...BLANK_CATEGORY,
  id: 'pu-foam',
  version: 1,
  slug: 'foams',
  name: { ar: 'رغوة', en: 'Foam' },
  description: { ar: 'للحشو', en: 'For filling' },
  sortId: 1,
  image: null,
  price: 0,
  rating: 4.9,
  productCount: 7,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
}

test('a tile leads to the category by its id, in the words of one language', () => {
  expect(toCategoryTile(category, 'ar')).toEqual({
    id: 'pu-foam',
    path: '/categories/pu-foam',
    name: 'رغوة',
    description: 'للحشو',
    productCount: 7,
    image: null,
  })
  expect(toCategoryTile(category, 'en').name).toBe('Foam')
})
