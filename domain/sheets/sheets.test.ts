import { expect, test } from 'vitest'
import { plainCsvText, readTextCell } from './cell-reading.ts'
import { findHeadings, foldHeading, headingTable } from './headings.ts'
import { isDateFormat, serialDate, zeroDigits } from './number-format.ts'
import { decodeText, findEncoding, isText } from './text-encoding.ts'
import { readCodeCell } from './code-cell.ts'
import { knownCodes } from './known-codes.ts'
import type { CellSource, SheetCell } from './sheet-file.ts'

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

test.each([
  [14, undefined, true],
  [20, undefined, true],
  [57, undefined, true],
  [2, undefined, false],
  [49, undefined, false],
  [164, '[$-2000401]dd/mm/yyyy;@', true],
  [164, 'yyyy\\-mm\\-dd', true],
  [164, '[h]:mm', true],
  [164, '#,##0.00 [$ر.س.-401]', false],
  [164, '"SAR" #,##0.00', false],
  [164, '0 "days"', false],
  [164, '[Red]0.00', false],
  [164, '_-* #,##0.00_-', false],
  [164, 'General', false],
  [164, '0.00E+00', false],
  [164, '@', false],
])('format %i %s', (id, code, isDate) => expect(isDateFormat(id, code)).toBe(isDate))

test('formats of zeros', () =>
  expect(['00000', '0000;-0000', '0', '0.00', '#0', undefined].map(zeroDigits)).toEqual([5, 4, 0, 0, 0, 0]))

test.each([
  [46154, false, '2026-05-12'],
  [46154.5, false, '2026-05-12T12:00:00'],
  [1, false, '1900-01-01'],
  [61, false, '1900-03-01'],
  [44692, true, '2026-05-12'],
  [-1, false, undefined],
  [3_000_000, false, undefined],
])('day %d', (serial, since1904, date) => expect(serialDate(serial, since1904)).toBe(date))

test('words, whatever cell they stand in', () => {
  expect(readTextCell(' سيليكون\r\nأبيض ')).toEqual({ ok: true, value: 'سيليكون\nأبيض' })
  expect(readTextCell(750)).toEqual({ ok: true, value: '750' })
  expect(readTextCell(null)).toEqual({ ok: true, value: null })
  expect(readTextCell({ date: '2026-05-12' })).toEqual({ ok: false, reason: 'date-in-text', suggestion: '2026-05-12' })
  expect(readTextCell({ error: '#DIV/0!' })).toEqual({ ok: false, reason: 'formula-error' })
  expect(readTextCell('Ø±ØºÙˆØ©')).toEqual({ ok: false, reason: 'mojibake' })
})

test.each([
  ['="0012"', '0012'],
  ['="a""b"', 'a"b'],
  ["'=1+2", '=1+2'],
  ["''=1+2", "'=1+2"],
  ["'+966", '+966'],
  ["'＝1", '＝1'],
  ["'0012", "'0012"],
  ['=1+2', '=1+2'],
  ["it's", "it's"],
])('%s in a file of text is %s', (cell, meant) => expect(plainCsvText(cell)).toBe(meant))

const text = 'رمز المخزون;السعر\r\nRW300101;52,50\r\n'
const utf8 = Buffer.from(text)
const little = Buffer.from(text, 'utf16le')
const big = Buffer.from(little).swap16()

/** Arabic letters of Windows-1256 at their places. */
const arabic = Buffer.from([0xd1, 0xe3, 0xd2, 0x3b, 0x31])

test.each<[string, Uint8Array, string, boolean, string]>([
  ['UTF-8 with a mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), utf8]), 'utf-8', false, text],
  ['UTF-8', utf8, 'utf-8', false, text],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from('fffe', 'hex'), little]), 'utf-16le', false, text],
  ['turned UTF-16 with a mark', Buffer.concat([Buffer.from('feff', 'hex'), big]), 'utf-16be', false, text],
  ['UTF-16', little, 'utf-16le', false, text],
  ['turned UTF-16', big, 'utf-16be', false, text],
  ['Windows-1256', arabic, 'windows-1256', true, 'رمز;1'],
  ['Windows-1252', Buffer.from('Café;1', 'latin1'), 'windows-1252', true, 'Café;1'],
  ['ASCII', Buffer.from('a;1'), 'utf-8', false, 'a;1'],
  ['nothing', Buffer.alloc(0), 'utf-8', false, ''],
])('%s', (_, bytes, encoding, guessed, decoded) => {
  expect(findEncoding(bytes)).toEqual({ encoding, guessed })
  expect(decodeText(bytes, findEncoding(bytes).encoding)).toBe(decoded)
})

test('what is full of controls is no text', () => {
  expect(isText('a;b\r\n\tc\u000b')).toBe(true)
  expect(isText(`${'word '.repeat(50)}\u0001`)).toBe(true)
  expect(isText('\u0000\u0001PNG')).toBe(false)
})

const known = ['RW300101', '0012', '1E5', '12-05', '0077', '00077', '77-A', '500']

function read(cell: SheetCell, source: CellSource = 'workbook', codes = known) {
  const { ok: _ok, ...rest } = readCodeCell(cell, knownCodes(codes), source)
  return rest
}

test('a code comes back as it is stored, however it was typed', () => {
  for (const typed of [
    'rw300101',
    ' RW300101 ',
    'RW300101\u200f',
    'rw٣٠٠١٠١',
    'RW30\u00a00101',
    'RW3ـ00101',
    "'RW300101",
  ])
    expect(read(typed)).toEqual({ value: 'RW300101' })
  expect(read('New-1')).toEqual({ value: 'New-1' })
  expect(read(' ')).toEqual({ value: null })
})

test('zeros that a spreadsheet took away come back', () => {
  expect(read({ number: 12, digits: 4 })).toEqual({ value: '0012' })
  expect(read(12)).toEqual({ value: '0012', warning: 'zeros-restored' })
  expect(read('12', 'text')).toEqual({ value: '0012', warning: 'zeros-restored' })
  expect(read('12', 'workbook')).toEqual({ value: '12' })
  expect(read(77)).toEqual({ value: '77', warning: 'number-as-code' })
  expect(read({ number: 9, digits: 5 })).toEqual({ value: '00009', warning: 'number-as-code' })
  expect(read(500)).toEqual({ value: '500' })
  expect(read("'0012", 'text')).toEqual({ value: '0012' })
})

test('a code that became a power is refused, with the one it was', () => {
  expect(read(100_000)).toEqual({ reason: 'scientific-code', suggestion: '1E5' })
  expect(read('1.00E+05', 'text')).toEqual({ reason: 'scientific-code', suggestion: '1E5' })
  expect(read('1.5E+05', 'text')).toEqual({ reason: 'scientific-code' })
  expect(read('1E5', 'text')).toEqual({ value: '1E5' })
  expect(read('2E5', 'text')).toEqual({ value: '2E5' })
  expect(read(100_000, 'workbook', ['1E5', '100000'])).toEqual({ value: '100000' })
  expect(read(100_000, 'workbook', ['1E5', '10E4'])).toEqual({ reason: 'scientific-code' })
  expect(read(1e21)).toEqual({ reason: 'scientific-code' })
})

test('a code that became a date is refused, with the one known code that it can have been', () => {
  const refused = { reason: 'date-in-code' }
  expect(read({ date: '2026-05-12' })).toEqual({ ...refused, suggestion: '12-05' })
  for (const code of ['12-05', '5-12', '12/5', '05-12'])
    expect(read({ date: '2026-05-12' }, 'workbook', [code])).toEqual({ ...refused, suggestion: code })
  expect(read({ date: '2026-05-12' }, 'workbook', ['12-05', '5-12'])).toEqual(refused)
  expect(read({ date: '2026-06-12' })).toEqual(refused)
  expect(read({ date: '2030-05-01' }, 'workbook', ['5-2030'])).toEqual({ ...refused, suggestion: '5-2030' })
  for (const typed of ['12-May', 'May-12', '12-مايو', '12-may-26', '١٢-مايو'])
    expect(read(typed, 'text')).toEqual({ ...refused, suggestion: '12-05' })
  expect(read('12-May', 'workbook')).toEqual({ value: '12-May' })
  expect(read('12-05', 'text')).toEqual({ value: '12-05' })
  expect(read('MS-55', 'text')).toEqual({ value: 'MS-55' })
})

test('formulas and broken texts', () => {
  expect(read({ error: '#REF!' })).toEqual({ reason: 'formula-error' })
  expect(read({ error: '' })).toEqual({ reason: 'formula-without-value' })
  expect(read('Ø±ØºÙˆØ©')).toEqual({ reason: 'mojibake' })
  expect(read('RW\ufffd1')).toEqual({ reason: 'mojibake' })
  expect(read('Ø20 Ø25')).toEqual({ value: 'Ø20 Ø25' })
  expect(read(true)).toEqual({ value: 'true' })
})
