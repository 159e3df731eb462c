import { describe, expect, test } from 'vitest'
import type { ProductSummary } from './product.ts'
import { markMatches, searchProducts } from './search.ts'

function product(id: string, ar: string, en: string, code: string | null = null): ProductSummary {
  return {
    id,
    slug: id,
    code,
    name: { ar, en },
    category: { id: 'sealants', name: { ar: 'موانع التسرب', en: 'Sealants' } },
    brand: { ar: 'إيبرسيل', en: 'IBERSEAL' },
    image: null,
    rating: 5,
    specs: [],
    createdAt: '',
    firstVariant: null,
  }
}

const range = [
  product('s20', 'سيليكون محايد S20 للواجهات', 'S20 Neutral Silicone', 'S20'),
  product('df-750', 'رغوة DF-750 للأبواب', 'DF-750 Foam', 'DF-750'),
  product('x', 'آلة أصلية', 'Tool'),
]
const found = (query: string) => searchProducts(range, query).map(({ id }) => id)

describe('searching products', () => {
  test.each([
    ['سيليكون', ['s20']],
    ['NEUTRAL', ['s20']],
    ['df750', ['df-750']],
    ['df-٧٥٠', ['df-750']],
    ['رغوه', ['df-750']],
    ['اصليه', ['x']],
    ['ابواب رغوة', ['df-750']],
    ['موانع', ['s20', 'df-750', 'x']],
    ['sealants', ['s20', 'df-750', 'x']],
    ['iberseal', ['s20', 'df-750', 'x']],
    ['خرسانة', []],
    ['   ', []],
    ['.*', []],
    ['%', []],
  ])('%s finds %j', (query, ids) => expect(found(query)).toEqual(ids))
})

describe('marking what was searched', () => {
  const marked = (text: string, query: string) =>
    markMatches(text, query)
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('')

  test.each([
    ['بخاخ زيت السيليكون SP-300', 'سيليكون', 'بخاخ زيت ال[سيليكون] SP-300'],
    ['آلةٌ أصليّة', 'اصليه', 'آلةٌ [أصليّة]'],
    ['DF-750 Foam for doors', 'foam df', '[DF]-750 [Foam] for doors'],
    ['S20', 'xyz', 'S20'],
    ['', 'x', ''],
  ])('%s searched for %s', (text, query, expected) => expect(marked(text, query)).toBe(expected))

  test('nothing of the shown text is lost, whatever it holds', () => {
    const text = 'مــد ﷺ e\u0301 👷‍♂️ 750 مل'
    expect(
      markMatches(text, 'مد')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })
})
