import { expect, test } from 'vitest'
import { plainCsvText, readTextCell } from './text-cell.ts'

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
