import { describe, expect, test } from 'vitest'
import { isDay, readFieldDay, readWrittenDay, toFieldDay } from './day.ts'

test('a day exists in the calendar', () => {
  expect(isDay('2028-02-29')).toBe(true)
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '10/04/2026', '', '2026-10-04T00:00:00Z']) {
    expect(isDay(text)).toBe(false)
  }
})

test('a field shows a day month first', () => expect(toFieldDay('2026-10-04')).toBe('10/04/2026'))

test('what is no day is shown as it was typed', () => expect(toFieldDay('soon')).toBe('soon'))

describe('what is typed into the field', () => {
  test.each([
    ['10/04/2026', '2026-10-04'],
    ['4/9/2026', '2026-04-09'],
    [' 02/29/2028 ', '2028-02-29'],
    ['١٠/٠٤/٢٠٢٦', '2026-10-04'],
    ['2026-10-04', '2026-10-04'],
    ['01/01/1900', '1900-01-01'],
    ['12/31/2100', '2100-12-31'],
  ])('%s is %s', (typed, day) => expect(readFieldDay(typed)).toBe(day))

  test.each(['', '13/01/2026', '02/30/2026', '10/04/26', '12/31/1899', '01/01/2101', '10-04-2026', 'tomorrow'])(
    '%j is no day',
    (typed) => {
      expect(readFieldDay(typed)).toBeNull()
    },
  )
})

test.each([
  ['2026-12-31', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['12 ديسمبر 2026', '2026-12-12'],
  ['٢ مايو ٢٠٢٦', '2026-05-02'],
  ['2 May 2026', '2026-05-02'],
  ['30 February 2026', null],
  ['12 ديسمبرم 2026', null],
])('people who write %s mean %s', (typed, day) => expect(readWrittenDay(typed)).toBe(day))
