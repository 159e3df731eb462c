import { expect, it } from 'vitest'
import { BLANK_CATEGORY } from '#domain/catalogue/category-record.ts'
import { aCategory } from '#tests/support/records.ts'
import { compareInOrder, toCategory, toCategoryColumns } from './category-rows.ts'

const row = {
  ...toCategoryColumns(BLANK_CATEGORY),
  id: 'foam',
  slug: 'pu-foam',
  version: 3,
  creation_key: null,
  name_ar: 'رغوة',
  name_en: 'Foam',
  description_ar: '',
  description_en: 'Fills',
  sort_id: 2,
  image: 'a.webp',
  image_file: 'a.webp',
  price: 1.5,
  rating: 4.5,
  product_count: '12',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
}
const picture = { file: 'a.webp', width: 1, height: 1, color: null, renditions: { avif: [], webp: [] } }
const category = toCategory(row, () => picture)

it('makes a category of its row', () => {
  expect(category).toEqual({
    ...BLANK_CATEGORY,
    id: 'foam',
    slug: 'pu-foam',
    name: { ar: 'رغوة', en: 'Foam' },
    description: { ar: '', en: 'Fills' },
    sortId: 2,
    image: picture,
    price: 1.5,
    rating: 4.5,
    productCount: 12,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  })
  expect(toCategory({ ...row, image: null, product_count: 0 }, () => null)).toMatchObject({
    image: null,
    productCount: 0,
  })
})

it('makes columns of what is given, and leaves the others', () => {
  expect(toCategoryColumns(aCategory({ name: { ar: 'ا', en: 'A' } }))).toMatchObject({
    name_ar: 'ا',
    name_en: 'A',
    sort_id: null,
  })
  const values = Object.entries(toCategoryColumns({ image: null, rating: 0 }))
  expect(values.filter(([, value]) => value !== undefined)).toEqual([
    ['image', null],
    ['rating', 0],
  ])
})

it('orders by place, those without one last, then by Arabic name, then by id', () => {
  const at = (id: string, sortId: number | null, ar: string) => ({ ...category, id, sortId, name: { ar, en: '' } })
  const ordered = [
    at('z', -1, 'ي'),
    at('a', 0, 'أ'),
    at('b', 0, 'ب'),
    at('c', 0, 'ب'),
    at('d', null, 'أ'),
    at('e', null, 'ت'),
  ]
  for (const shuffled of [ordered.toReversed(), [...ordered.slice(3), ...ordered.slice(0, 3)]]) {
    expect(shuffled.toSorted(compareInOrder).map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))
  }
})
