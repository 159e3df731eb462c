import { expect, test } from 'vitest'
import { type Brand, selectedBrand } from './brand.ts'

const brands: Pick<Brand, 'slug'>[] = [{ slug: 'anadol-bond' }, { slug: 'masar' }]

test.each([
  ['', undefined],
  ['brand=masar', 'masar'],
  ['brand=unknown', undefined],
  ['brand=', undefined],
])('the address ?%s selects %s', (query, slug) => {
  expect(selectedBrand(new URLSearchParams(query), brands)?.slug).toBe(slug)
})
