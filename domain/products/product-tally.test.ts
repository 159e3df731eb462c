import { expect, it } from 'vitest'
import { countByBrand, countByCategory, countProducts, type ProductTally } from './product-tally.ts'

const MASAR = { ar: 'مسار', en: 'MASAR' }
const ANADOL = { ar: 'أنادول', en: 'ANADOL' }
const NONE = { ar: '', en: '' }

const tally: ProductTally = [
  { categoryId: 'foam', brand: MASAR, count: 3 },
  { categoryId: 'tapes', brand: MASAR, count: 2 },
  { categoryId: 'foam', brand: ANADOL, count: 4 },
  { categoryId: null, brand: ANADOL, count: 5 },
  { categoryId: 'foam', brand: NONE, count: 7 },
]

it('counts all where nothing is chosen, and what matches every choice where something is', () => {
  expect(countProducts(tally, {})).toBe(21)
  expect(countProducts(tally, { categories: ['foam'] })).toBe(14)
  expect(countProducts(tally, { categories: ['foam', 'tapes'], brands: ['MASAR'] })).toBe(5)
  expect(countProducts(tally, { brands: ['NOBODY'] })).toBe(0)
})

it('counts by category what the chosen brands have, and leaves out what has no category', () => {
  expect(countByCategory(tally, {})).toEqual(
    new Map([
      ['foam', 14],
      ['tapes', 2],
    ]),
  )
  expect(countByCategory(tally, { brands: ['ANADOL'] })).toEqual(new Map([['foam', 4]]))
})

it('names every brand in the order of English names, also one that the chosen categories have nothing of', () =>
  expect(countByBrand(tally, { categories: ['tapes'] })).toEqual([
    { brand: ANADOL, count: 0 },
    { brand: MASAR, count: 2 },
  ]))

it('knows a brand by its English name, and shows that where no product says it in Arabic', () => {
  const brands = countByBrand(
    [
      { categoryId: 'foam', brand: { ar: '', en: 'MASAR' }, count: 1 },
      { categoryId: 'tapes', brand: MASAR, count: 1 },
      { categoryId: 'tapes', brand: { ar: '', en: 'OTHER' }, count: 1 },
    ],
    {},
  )
  expect(brands).toEqual([
    { brand: MASAR, count: 2 },
    { brand: { ar: 'OTHER', en: 'OTHER' }, count: 1 },
  ])
})
