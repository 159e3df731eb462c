import { expect, test } from 'vitest'
import { readCodeCell } from './code-cell.ts'
import { knownCodes } from './known-codes.ts'
import type { CellSource, SheetCell } from './sheet-file.ts'

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
