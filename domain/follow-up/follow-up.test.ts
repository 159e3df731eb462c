import { describe, expect, test } from 'vitest'
import { addBusinessHours, type BusinessCalendar, OFFICE_HOURS } from './business-time.ts'
import { readOutcomeForm, readReminderForm } from './follow-up-form.ts'
import { businessCalendar, lacksEids, readHoliday, type WorkSettings } from './business-calendar.ts'

describe('follow up', () => {
  /** An instant by the clocks of Riyadh. */
  const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:00`)

  /** 23 September 2026, a Wednesday. */
  const withNationalDay: BusinessCalendar = (day) => (day === '2026-09-23' ? null : OFFICE_HOURS(day))

  describe('ten hours of business time', () => {
    test.each([
      ['on Sunday morning', '2026-11-22 08:00', '2026-11-22 18:00'],
      ['in the night before it', '2026-11-22 02:00', '2026-11-22 18:00'],
      ['in the evening', '2026-11-23 20:00', '2026-11-24 18:00'],
      ['on a Thursday afternoon', '2026-11-26 16:30', '2026-11-29 16:30'],
      ['on a Friday', '2026-11-27 12:00', '2026-11-29 18:00'],
      ['at closing on Thursday', '2026-11-26 18:00', '2026-11-29 18:00'],
    ])('that begin %s', (_when, from, to) => expect(addBusinessHours(at(from), 10)).toEqual(at(to)))

    test('leave out a day on which nothing is worked', () =>
      expect(addBusinessHours(at('2026-09-22 15:00'), 10, withNationalDay)).toEqual(at('2026-09-24 15:00')))

    test('follow other hours of a day', () => {
      const short: BusinessCalendar = (day) => OFFICE_HOURS(day) && { opens: 10 * 60, closes: 16 * 60 }
      expect(addBusinessHours(at('2027-02-08 09:00'), 10, short)).toEqual(at('2027-02-09 14:00'))
    })
  })

  test('a calendar without a working day comes to an end', () =>
    expect(addBusinessHours(at('2026-11-26 16:30'), 10, () => null).getFullYear()).toBe(2029))

  test('an outcome is read with its value, and taken back by an empty one', () => {
    expect(
      readOutcomeForm({ outcome: 'won', outcome_value: '١٬٢٥٠٫٥٠', lost_reason: 'price', outcome_note: ' a ' }),
    ).toEqual({ ok: true, said: { outcome: 'won', value: 125_050n, lostReason: '', note: 'a' } })
    expect(readOutcomeForm({ outcome: 'lost', outcome_value: '', lost_reason: 'no-answer' })).toEqual({
      ok: true,
      said: { outcome: 'lost', value: null, lostReason: 'no-answer', note: '' },
    })
    expect(readOutcomeForm({ outcome: '' })).toEqual({ ok: true, said: { outcome: null } })
  })

  test.each([
    [{ outcome: 'lost' }, { lost_reason: 'missing' }],
    [{ outcome: 'lost', lost_reason: 'weather' }, { lost_reason: 'not-in-list' }],
    [{ outcome: 'maybe' }, { outcome: 'not-in-list' }],
    [{ outcome: 'won', outcome_value: '-5' }, { outcome_value: 'price-negative' }],
    [{ outcome: 'won', outcome_value: '5.123' }, { outcome_value: 'price-too-precise' }],
  ])('%j is refused', (fields, problems) => expect(readOutcomeForm(fields)).toEqual({ ok: false, problems }))

  test('a reminder is a moment in Riyadh, or the morning of a day', () => {
    expect(readReminderForm({ remind_at: '2026-12-01T09:30', remind_note: 'call' })).toEqual({
      ok: true,
      said: { at: '2026-12-01T06:30:00.000Z', note: 'call' },
    })
    expect(readReminderForm({ remind_at: '٢٠٢٦-١٢-٠١' })).toMatchObject({ said: { at: '2026-12-01T05:00:00.000Z' } })
    expect(readReminderForm({ remind_at: '', remind_note: 'call' })).toEqual({ ok: true, said: null })
    expect(readReminderForm({ remind_at: 'soon' })).toEqual({ ok: false, problems: { remind_at: 'not-a-moment' } })
  })
})

describe('business calendar', () => {
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
    const eids = [
      '2027-03-09..2027-03-13 | عيد الفطر | Eid al-Fitr',
      '2027-05-15..2027-05-19 | عيد الأضحى | Eid al-Adha',
    ]

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
})
