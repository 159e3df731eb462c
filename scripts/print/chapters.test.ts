import { describe, expect, test } from 'vitest'
import { toProductPages } from './chapters.ts'
import type { PrintedProduct } from './content.ts'

const product = (code: string, pictures = 1) =>
  ({ code, pictures: Array.from({ length: pictures }, (_, index) => `${code}-${index}.webp`) }) as PrintedProduct
const codes = (products: PrintedProduct[]) => toProductPages(products).map((page) => page.map(({ code }) => code))

describe('the pages of a category', () => {
  test('a product with a gallery has a page to itself, the others share one', () =>
    expect(codes([product('805', 3), product('840'), product('850')])).toEqual([['805'], ['840', '850']]))

  test('no half page stays empty: the first of an odd row takes a whole one', () =>
    expect(codes([product('S10'), product('S20', 3), product('S30'), product('S40'), product('S50')])).toEqual([
      ['S10'],
      ['S20'],
      ['S30'],
      ['S40', 'S50'],
    ]))

  test('families keep the order of the content and numbers ascend within them', () => {
    const shuffled = [product('S20'), product('S100'), product('A40'), product('S10')]
    expect(codes(shuffled)).toEqual([
      ['S10', 'S20'],
      ['S100', 'A40'],
    ])
  })
})
