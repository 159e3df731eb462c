import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { lineFields } from '#domain/fields/field.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { aProduct } from '#tests/support/records.ts'
import { codeContent, decodeContent, CONTENT_DICTIONARY } from './content-coding.ts'

const content = { ...lineFields(PRODUCT_FIELDS, aProduct()), product_description_ar: 'رغوة '.repeat(100) }

test('a content is read as it was stored, with its long texts', () => {
  const { fields, texts } = codeContent(content)
  expect([...texts.values()]).toContain(content.product_description_ar)
  expect(decodeContent(fields, texts)).toEqual(content)
})

test('a content that was stored before names of fields had their dictionary is read as well', () => {
  const old = deflateRawSync(JSON.stringify({ b: 'x', product_name_en: 'Foam' })).toString('base64')
  expect(decodeContent(old, new Map())).toEqual({ b: 'x', product_name_en: 'Foam' })
})

test('the dictionary is the one with which contents were stored', () => {
  expect(createHash('sha256').update(CONTENT_DICTIONARY).digest('hex').slice(0, 16)).toBe('a9322e6f1d80f90a')
  // Deflated on 26 November 2026.
  expect(decodeContent('q8YSFjc23th1s+PGSqxh4pafmIvkHxM901oA', new Map())).toEqual({
    product_name_ar: 'رغوة',
    product_name_en: 'Foam',
    rating: 4.5,
  })
})
