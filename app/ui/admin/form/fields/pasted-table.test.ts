import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pasteInto, readPastedTable, withoutHeader } from './pasted-table.ts'

test('rows and cells of a spreadsheet are read', () =>
  expect(readPastedTable('RW1\t750 مل\t12\r\nRW2\t500 مل\t24\r\n')).toEqual([
    ['RW1', '750 مل', '12'],
    ['RW2', '500 مل', '24'],
  ]))

test('cells in quotes keep tabs and quotes, and line ends become spaces', () =>
  expect(readPastedTable('"two\nlines"\t"a ""b"""\n19" rack\t"open')).toEqual([
    ['two lines', 'a "b"'],
    ['19" rack', '"open'],
  ]))

test('a text of one cell is no table, and empty rows at the end are none', () => {
  expect(readPastedTable('750 ml')).toBeNull()
  expect(readPastedTable('750 ml\n')).toBeNull()
  expect(readPastedTable('')).toBeNull()
  expect(readPastedTable('a\nb\n\n')).toEqual([['a'], ['b']])
})

test('any text is read to its end', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', 'a', ' ') }), (text) => {
      const rows = readPastedTable(text)
      expect(rows === null || rows.every((row) => row.length > 0)).toBe(true)
    }),
  )
})

test('a pasted table lies over the rows from the cell it was pasted into, and adds rows', () => {
  const rows = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ]
  expect(pasteInto(rows, [['1', '2', '3'], ['4']], { row: 1, column: 1 })).toEqual([
    ['a', 'b', 'c'],
    ['d', '1', '2'],
    ['', '4', ''],
  ])
})

test('the row that names the columns is not one of the table', () => {
  const names = ['stock_code[]', 'Stock code', 'رمز المخزون', 'volume[]', 'Volume', 'الحجم']
  const rows = [
    ['RW1', '300 ml'],
    ['RW2', '600 ml'],
  ]
  expect(withoutHeader([['Stock Code', 'volume'], ...rows], names)).toEqual(rows)
  expect(withoutHeader([['stock_code', 'volume'], ...rows], names)).toEqual(rows)
  expect(withoutHeader([['رمز المخزون', 'الحجم'], ...rows], names)).toEqual(rows)
  expect(withoutHeader([['Stock code', 'Note'], ...rows], names)).toEqual(rows)
  expect(withoutHeader(rows, names)).toEqual(rows)
  expect(withoutHeader([['Stock code'], ['RW1']], names)).toEqual([['RW1']])
})
