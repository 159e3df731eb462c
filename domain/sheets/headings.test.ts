import { expect, test } from 'vitest'
import { findHeadings, foldHeading, headingTable } from './headings.ts'

const table = headingTable({ stock_code: ['رمز المخزون', 'Stock code'], price: ['السعر', 'Unit price'] }, [
  'stock_code',
])

test.each([
  ['Stock Code*', 'stock code'],
  ['stock_code', 'stock code'],
  ['Price (SAR)', 'price'],
  ['السعر (ر.س)', 'السعر'],
  ['\u200fرمز المخزون:', 'رمز المخزون'],
  ['Pcs/ctn', 'pcs ctn'],
  ['Name (Arabic)', 'name arabic'],
])('%s is compared as %s', (heading, folded) => {
  expect(foldHeading(heading)).toBe(foldHeading(folded))
  expect(foldHeading(heading)).toBe(folded)
})

test('the headings are the first row with two known ones, one of them identifying', () => {
  const rows = [
    { row: 1, cells: ['قائمة الأسعار'] },
    { row: 3, cells: ['Unit price', 'السعر'] },
    { row: 4, cells: ['Color', 'UNIT PRICE (SAR)', null, 'رمز المخزون'] },
    { row: 5, cells: ['stock code', 'price'] },
  ]
  expect(findHeadings(rows, table)).toEqual({ row: 4, fields: [null, 'price', null, 'stock_code'] })
  expect(findHeadings([{ row: 21, cells: ['stock code', 'price'] }], table)).toBeUndefined()
  expect(findHeadings([], table)).toBeUndefined()
})
