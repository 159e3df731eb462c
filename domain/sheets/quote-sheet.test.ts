import { expect, test } from 'vitest'
import { knownCodes } from './known-codes.ts'
import { quoteSheetCollector } from './quote-sheet.ts'
import type { CellSource, SheetCell } from './sheet-file.ts'

function collect(cells: SheetCell[][], source: CellSource = 'workbook') {
  const collector = quoteSheetCollector(knownCodes(['RW300101', '12-05']), source)
  const rows = cells.map((row, index) => ({ row: index + 1, cells: row }))
  collector.take(rows.slice(0, 5))
  collector.take(rows.slice(5))
  return collector.sheet
}

/** A sheet, row by row. */
const sheet = (...rows: SheetCell[][]) => rows

test('columns stand in any order, under their names in either language, below a title', () => {
  const { lines } = collect([
    ['Order of 12 May'],
    ['Note', 'QTY', 'Unit', 'Product Code', 'Stock code (SKU)', 'رمز المخزون'],
    ['soon', 5, 'ctn', 'P-1', null, 'rw300101'],
  ])
  expect(lines).toEqual([
    { row: 3, stockCode: 'RW300101', productCode: 'P-1', text: '', quantity: 5, unit: 'ctn', note: 'soon' },
  ])
})

test('without headings the first column is the code, the second the quantity', () => {
  const codes = (cells: SheetCell[][]) =>
    collect(cells).lines.map(({ row, stockCode, quantity }) => [row, stockCode, quantity])
  expect(codes(sheet(['RW1', 5], ['RW2', '٦']))).toEqual([
    [1, 'RW1', 5],
    [2, 'RW2', 6],
  ])
  expect(codes(sheet(['Item', 'Pieces'], ['RW2', 6]))).toEqual([[2, 'RW2', 6]])
})

test('the catalogue file with its blank quantities', () => {
  const rows: SheetCell[][] = [
    ['Stock code', 'Name', 'Quantity'],
    ['RW1', 'Foam'],
    ['RW2', 'Glue', 3],
    ['RW3', 'Tape', 0],
  ]
  expect(collect(rows)).toMatchObject({ lines: [{ row: 3, stockCode: 'RW2', text: '' }], skipped: 2, problems: [] })
})

test('a row without a code is asked for in its words; totals and repeated headings are not', () => {
  const head = ['Stock code', 'Name', 'Quantity']
  const { lines, problems } = collect([
    head,
    [null, 'White silicone', 4],
    [null, 'المجموع', 4],
    [null, null, 4],
    head,
    ['RW1', 'x', 1],
  ])
  expect(lines.map(({ row, stockCode, text }) => [row, stockCode, text])).toEqual([
    [2, '', 'White silicone'],
    [6, 'RW1', ''],
  ])
  expect(problems).toEqual([])
})

test.each<[what: string, cells: SheetCell[][], lines: unknown[]]>([
  [
    'the quantity first',
    sheet(['Qty', 'Code'], [24, 'RW300101'], [12, '805']),
    [
      { row: 2, productCode: 'RW300101', quantity: 24 },
      { row: 3, productCode: '805', quantity: 12 },
    ],
  ],
  [
    'a bill of quantities',
    sheet(
      ['Request for quotation'],
      ['S.No', 'Description', 'Unit', 'Qty', 'Remarks'],
      [1, 'RW300101', 'ctn', 5, 'white'],
      [2, 'Unknown sealant 300 ml', 'pcs', 10],
    ),
    [
      { row: 3, text: 'RW300101', quantity: 5, unit: 'ctn', note: 'white' },
      { row: 4, text: 'Unknown sealant 300 ml', quantity: 10, unit: 'pcs' },
    ],
  ],
  [
    'English names of columns',
    sheet(['Item Code', 'Required Qty', 'UOM'], ['RW300101', 24, 'CTN']),
    [{ row: 2, stockCode: 'RW300101', quantity: 24, unit: 'CTN' }],
  ],
  [
    'a unit beside the quantity',
    sheet(['رمز المخزون', 'الكمية'], ['RW300101', '24 كرتون'], ['RW300102', '١٢ حبة']),
    [
      { row: 2, quantity: 24, unit: 'كرتون' },
      { row: 3, quantity: 12, unit: 'حبة' },
    ],
  ],
  [
    'a total in the column of codes',
    sheet(['Stock code', 'Quantity'], ['RW300101', 24], ['Total', 36]),
    [{ row: 2, stockCode: 'RW300101', quantity: 24 }],
  ],
])('%s', (_, cells, lines) => {
  const read = collect(cells)
  expect(read.lines).toMatchObject(lines)
  expect([read.lines.length, read.problems]).toEqual([lines.length, []])
})

test('what cannot be taken is told with its row, its cell and why', () => {
  const head = ['Stock code', 'Quantity', 'Note']
  const { lines, problems } = collect([
    head,
    [{ date: '2026-05-12' }, 3],
    ['RW1', 2.5],
    ['RW1', 200_000],
    ['RW1', { error: '' }],
    ['RW1', 1, { error: '#N/A' }],
  ])
  expect(lines).toEqual([])
  expect(problems).toEqual([
    { row: 2, field: 'stock_code', value: '2026-05-12', reason: 'date-in-code', suggestion: '12-05' },
    { row: 3, field: 'quantity', value: '2.5', reason: 'not-whole', suggestion: null },
    { row: 4, field: 'quantity', value: '200000', reason: 'out-of-range', suggestion: null },
    { row: 5, field: 'quantity', value: '', reason: 'formula-without-value', suggestion: null },
    { row: 6, field: 'note', value: '#N/A', reason: 'formula-error', suggestion: null },
  ])
})
