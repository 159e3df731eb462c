import { describe, expect, test } from 'vitest'
import { businessCalendar, lacksEids, readHoliday, type WorkSettings } from './business-calendar.ts'
import { addBusinessHours } from './business-time.ts'

/** An instant by the clocks of Riyadh. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`)

const HOUSE: WorkSettings = {
  workDays: ['sun', 'mon', 'tue', 'wed', 'thu'],
  workHours: { from: '08:00', to: '18:00' },
  holidays: [
    '2026-09-23 | اليوم الوطني | National Day',
    '2027-02-08..2027-03-08 | رمضان | Ramadan | 10:00-16:00',
    '2027-03-09..2027-03-13 | عيد الفطر | Eid al-Fitr',
  ],
}

describe('ten hours of the business time of the settings', () => {
  test.each([
    ['a Thursday afternoon', '2026-11-26 16:30', '2026-11-29 16:30'],
    ['a Friday', '2026-11-27 12:00', '2026-11-29 18:00'],
    ['the day before a holiday', '2026-09-22 15:00', '2026-09-24 15:00'],
    ['a morning of Ramadan', '2027-02-08 09:00', '2027-02-09 14:00'],
    ['the last evening of Ramadan, over the days of Eid', '2027-03-08 15:00', '2027-03-14 17:00'],
  ])('from %s', (_when, from, to) => expect(addBusinessHours(at(from), 10, businessCalendar(HOUSE))).toEqual(at(to)))

  test('an end exactly at closing stays there', () =>
    expect(addBusinessHours(at('2026-11-22 08:00'), 10, businessCalendar(HOUSE))).toEqual(at('2026-11-22 18:00')))
})

test('a day off within a range of other hours is off, and other hours make no working day of a Friday', () => {
  const calendar = businessCalendar({
    ...HOUSE,
    holidays: [...HOUSE.holidays, '2027-02-22 | يوم التأسيس | Founding Day'],
  })
  expect(calendar('2027-02-22')).toBeNull()
  expect(calendar('2027-02-21')).toEqual({ opens: 600, closes: 960 })
  expect(calendar('2027-02-12')).toBeNull()
})

describe('lines of holidays', () => {
  test.each([
    ['2026-09-23', { from: '2026-09-23', to: '2026-09-23', names: [], hours: null }],
    ['٢٠٢٦-٠٩-٢٣ | اليوم الوطني', { from: '2026-09-23', to: '2026-09-23', names: ['اليوم الوطني'], hours: null }],
    [
      '2027-02-08 .. 2027-03-08 | رمضان | Ramadan | 10:00 - 16:00',
      { from: '2027-02-08', to: '2027-03-08', names: ['رمضان', 'Ramadan'], hours: { opens: 600, closes: 960 } },
    ],
  ])('%s', (line, holiday) => expect(readHoliday(line)).toEqual(holiday))

  test.each([
    'Eid',
    '2026-02-30 | nothing',
    '2027-03-13..2027-03-09 | عيد | Eid',
    '2026-01-01..2027-12-31 | forever',
    '2027-02-08 | رمضان | Ramadan | 16:00-10:00',
    '2027-02-08 | رمضان | Ramadan | at noon',
  ])('refuses %s', (line) => expect(readHoliday(line)).toBeNull())
})

describe('the Eids of the year', () => {
  const eids = ['2027-03-09..2027-03-13 | عيد الفطر | Eid al-Fitr', '2027-05-15..2027-05-19 | عيد الأضحى | Eid al-Adha']

  test('are missed from the first of January until both are entered', () => {
    expect(lacksEids([], '2027-01-01')).toBe(true)
    expect(lacksEids(eids.slice(0, 1), '2027-01-01')).toBe(true)
    expect(lacksEids(eids, '2027-01-01')).toBe(false)
    expect(lacksEids(eids, '2028-01-01')).toBe(true)
  })

  test('are not short holidays, and not Ramadan', () => {
    const others = ['2027-09-22..2027-09-23 | اليوم الوطني | National Day', HOUSE.holidays[1]!]
    expect(lacksEids([eids[0]!, ...others], '2027-12-31')).toBe(true)
  })
})
