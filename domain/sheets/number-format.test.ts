import { expect, test } from 'vitest'
import { isDateFormat, serialDate, zeroDigits } from './number-format.ts'

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
