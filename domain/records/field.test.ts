import { expect, test } from 'vitest'
import { productFactNames } from '#content/pages/product-facts.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import type { FactKey } from '#domain/products/product-facts.ts'
import { BLANK_PRODUCT, readProductForm, type ProductDto } from '#domain/products/product-record.ts'
import type { ProductInput } from '#domain/products/product.ts'
import { answeredBy, filesOf, neededBy, takenBy, type AnyField } from './field.ts'
import { lineOrNone } from './field-kinds.ts'
import { field } from './own-field.ts'

const PLACED = { section: 'basics' as const }

test('a field that lacks one of its uses does not compile', () => {
  // @ts-expect-error -- says nothing of how it stands in its row
  expect(field({ blank: '', read: () => '', texts: () => ({}), answers: {} })).toBeDefined()
  // @ts-expect-error -- says nothing of what the API answers
  expect(field({ blank: '', read: () => '', texts: () => ({}), stored: 'apart' })).toBeDefined()
  // @ts-expect-error -- cannot be read
  expect(field({ blank: '', texts: () => ({}), answers: {}, stored: 'apart' })).toBeDefined()
  // @ts-expect-error -- has no part in the form
  expect(field({ blank: '', read: () => '', answers: {}, stored: 'apart' })).toBeDefined()
  // @ts-expect-error -- belongs to no section of the form
  const unplaced: Record<string, AnyField & { section: string }> = { hsCode: lineOrNone('hs_code') }
  expect(unplaced).toBeDefined()
})

test('a record, an answer or a label that forgets a field of the table does not compile', () => {
  const { hsCode: _forgotten, ...others } = BLANK_PRODUCT
  // @ts-expect-error -- lacks the customs code
  const product: ProductInput = others
  // @ts-expect-error -- lacks its name
  const names: Record<FactKey, unknown> = {}
  // @ts-expect-error -- the API answers no such name
  const answered: keyof ProductDto = 'customs_code'
  expect([product, names, answered, productFactNames.hsCode.en]).toHaveLength(4)
})

test('whatever stands in the table is read, described and answered', () => {
  const table = { custom: { ...PLACED, ...lineOrNone('custom_code', { required: true }) } }
  expect([Object.keys(takenBy(table)), neededBy(table)]).toEqual([['custom_code'], ['custom_code']])
  expect(answeredBy(table)).toEqual({ custom_code: { type: ['string', 'null'] } })
})

test('every name that a product takes says something, and what it needs and files are among them', () => {
  const names = Object.keys(takenBy(PRODUCT_FIELDS))
  expect(names).toContain('hs_code')
  for (const name of [...neededBy(PRODUCT_FIELDS), ...Object.keys(filesOf(PRODUCT_FIELDS))])
    expect(names).toContain(name)
  const sent = Object.fromEntries(names.map((name) => [name, '']))
  expect(Object.keys(readProductForm(sent, null).problems).toSorted()).toEqual(neededBy(PRODUCT_FIELDS).toSorted())
})
