import { expect, test } from 'vitest'
import { hasDecimalComma, type NumberRules, readNumberCell } from './number-cell.ts'
import type { SheetCell } from './sheet-file.ts'

const price = { places: 2, least: 0, most: 9_999_999.99 }

function read(cell: SheetCell, rules: Partial<NumberRules> = {}) {
  const reading = readNumberCell(cell, { ...price, ...rules })
  return reading.ok ? reading.value : reading.reason
}

test.each<[SheetCell, number | null]>([
  ['١٬٢٥٠٫٥٠ ر.س', 1250.5],
  ['12,5', 12.5],
  ['52,50', 52.5],
  ['٥٢٫٥', 52.5],
  ['۵۲٫۵', 52.5],
  [19.989999999999998, 19.99],
  [0.1 + 0.2, 0.3],
  ['19.989999999999998', 19.99],
  ['1,250', 1250],
  ['١٬٢٠٠', 1200],
  ['1,250.50', 1250.5],
  ['1.250,50', 1250.5],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1.250', 1.25],
  ['1\u00a0250', 1250],
  ['SAR 12.5', 12.5],
  ['12.50 SAR', 12.5],
  ['ريال 12', 12],
  ['\u20c112', 12],
  ['12 ﷼', 12],
  ["'12.5", 12.5],
  ['\u200f12\u200e', 12],
  ['.5', 0.5],
  ['12.', 12],
  ['0', 0],
  ['', null],
  ['  ', null],
  [null, null],
  [{ number: 12, digits: 4 }, 12],
])('%j is read as a number', (cell, value) => expect(read(cell)).toBe(value))

test.each<[SheetCell, string]>([
  ['abc', 'not-a-number'],
  ['1,2,3', 'not-a-number'],
  ['12.5.1', 'not-a-number'],
  ['1,25,000.50', 'not-a-number'],
  ['--1', 'not-a-number'],
  ['12%', 'not-a-number'],
  ['1.5E+05', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  [',', 'not-a-number'],
  [true, 'not-a-number'],
  [{ date: '2026-05-12' }, 'not-a-number'],
  [12.345, 'too-precise'],
  ['12.345', 'too-precise'],
  ['0,500', 'ambiguous-number'],
  [-1, 'out-of-range'],
  ['-1', 'out-of-range'],
  [10_000_000, 'out-of-range'],
  [{ error: '#N/A' }, 'formula-error'],
  [{ error: '' }, 'formula-without-value'],
  ['Ø±ØºÙˆØ©', 'mojibake'],
])('%j is refused', (cell, reason) => expect(read(cell)).toBe(reason))

test('three digits behind a comma are thousands, unless the column has a decimal comma elsewhere', () => {
  expect(read('1,250')).toBe(1250)
  expect(read('1,250', { columnHasComma: true })).toBe('ambiguous-number')
  expect(read('1.250', { columnHasComma: true })).toBe('ambiguous-number')
  expect(read('12,50', { columnHasComma: true })).toBe(12.5)
  expect(['12,5', '1.250,5', '1,250', '1.5', 12.5, null].map(hasDecimalComma)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('whoever knows the sign says so', () => {
  expect(read('1.250', { decimal: 'comma' })).toBe(1250)
  expect(read('1,250', { decimal: 'comma', places: 3 })).toBe(1.25)
  expect(read('12,5', { decimal: 'point' })).toBe('not-a-number')
  expect(read('1,250', { decimal: 'point' })).toBe(1250)
})

test('a whole number has no halves, but may have been calculated', () => {
  const whole = { places: 0, least: 1, most: 100_000 }
  expect(read(24.0000000001, whole)).toBe(24)
  expect(read('24.5', whole)).toBe('not-whole')
  expect(read('0', whole)).toBe('out-of-range')
})
