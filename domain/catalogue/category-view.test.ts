import { expect, test } from 'vitest'
import { BLANK_CATEGORY } from './category-record.ts'
import type { Category } from './category.ts'
import { toCategoryCard } from './category-view.ts'

const aPicture = { file: '0123456789abcdef.webp', width: 1600, height: 1067, renditions: { avif: [], webp: [] } }

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

test('a card leads to the category by its id, in the words of one language', () => {
  expect(toCategoryCard(category, 'ar')).toEqual({
    id: 'pu-foam',
    path: '/categories/pu-foam',
    name: 'رغوة',
    accent: 1,
    description: 'للحشو',
    productCount: 7,
    image: null,
    tone: 'dark',
  })
  expect(toCategoryCard(category, 'en').name).toBe('Foam')
})

test('words are dark where the colour of the picture is light, and white on the pictures of the demo but amber', () => {
  const tone = (color: string | null) => toCategoryCard({ ...category, image: { ...aPicture, color } }, 'ar').tone
  expect(['#eee5d3', '#d6ccdc', '#b37002'].map(tone)).toEqual(['light', 'light', 'light'])
  expect(['#d14e0a', '#377446', '#262d33', null].map(tone)).toEqual(['dark', 'dark', 'dark', 'dark'])
})
