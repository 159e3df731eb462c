import { BLANK_PACK } from './pack-fields.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Variant } from './product.ts'
import { answerOf } from '#domain/fields/field.ts'
import { PRODUCT_FIELDS } from './product-fields.ts'
import { toVariants, variantCell } from './variants.ts'

test('columns of text become rows by position', () => {
  const rows = toVariants({
    stock_code: 'RW1, RW2',
    product_code: 'AB-805-750. AB-805-500',
    type: 'Straw, Gun',
    type_ar: 'بالأنبوب، بالمسدس',
    volume: '0.75 L, 1.5 L',
    box_quantity: '12, 6',
  })
  expect(rows).toEqual([
    {
      ...BLANK_PACK,
      stockCode: 'RW1',
      productCode: 'AB-805-750',
      type: { ar: 'بالأنبوب', en: 'Straw' },
      volume: { ar: null, en: '0.75 L' },
      boxQuantity: '12',
    },
    {
      ...BLANK_PACK,
      stockCode: 'RW2',
      productCode: 'AB-805-500',
      type: { ar: 'بالمسدس', en: 'Gun' },
      volume: { ar: null, en: '1.5 L' },
      boxQuantity: '6',
    },
  ])
})

test('a column that is too short leaves its cells missing', () => {
  const rows = toVariants({ stock_code: 'RW1, RW2, RW3', volume: '1 L, , 3 L' })
  expect(rows.map((row) => row.volume.en)).toEqual(['1 L', null, '3 L'])
  expect(rows.map((row) => row.boxQuantity)).toEqual([null, null, null])
})

test('no columns and empty columns are no rows', () => {
  expect(toVariants({})).toEqual([])
  expect(toVariants({ stock_code: ' , , ', type: '.' })).toEqual([])
  expect(toVariants({ stock_code: 'RW1, , RW3' })).toHaveLength(2)
})

test('rows come back from their columns', () => {
  const cell = fc.option(fc.stringMatching(/^[a-zء-ي0-9]{1,8}( [a-z]{1,4})?$/))
  const both = fc.record({ ar: cell, en: cell })
  const variant: fc.Arbitrary<Variant> = fc
    .record({
      stockCode: fc.stringMatching(/^RW[0-9]{1,6}$/),
      productCode: cell,
      type: both,
      volume: both,
      boxQuantity: cell,
    })
    .map((given) => ({ ...BLANK_PACK, ...given }))
  fc.assert(
    fc.property(fc.array(variant, { maxLength: 20 }), (variants) => {
      expect(toVariants(answerOf({ variants: PRODUCT_FIELDS.variants }, { variants }))).toEqual(variants)
    }),
  )
})

test('a cell is shown in the other language rather than not at all', () => {
  expect(variantCell({ ar: '750 مل', en: '750 ml' }, 'ar')).toBe('750 مل')
  expect(variantCell({ ar: null, en: '750 ml' }, 'ar')).toBe('750 مل')
  expect(variantCell({ ar: '750 مل', en: null }, 'en')).toBe('750 ml')
  expect(variantCell({ ar: null, en: null }, 'en')).toBeNull()
})
