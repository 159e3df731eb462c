import { expect, test } from 'vitest'
import { dayOfInstant, localStartOfDay, RIYADH, startOfDay, yearOfInstant } from './riyadh-time.ts'

test('a day begins at midnight in Riyadh', () => {
  expect(startOfDay('2026-05-01')).toBe('2026-04-30T21:00:00.000Z')
  expect(startOfDay('2026-05-31', 1)).toBe('2026-05-31T21:00:00.000Z')
  expect(localStartOfDay('2026-05-01')).toBe('2026-05-01T00:00:00+03:00')
})

test('an instant belongs to the day and the year that it is in Riyadh', () => {
  expect(dayOfInstant(new Date('2026-10-04T20:59:59.999Z'))).toBe('2026-10-04')
  expect(dayOfInstant(new Date('2026-10-04T21:00:00Z'))).toBe('2026-10-05')
  expect(yearOfInstant(new Date('2026-12-31T20:59:59Z'))).toBe(2026)
  expect(yearOfInstant(new Date('2026-12-31T21:00:00Z'))).toBe(2027)
})

test('the days are those of the zone that dates are formatted in', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: RIYADH })
  for (const month of ['01', '04', '07', '10']) {
    for (const time of ['20:59:59', '21:00:00']) {
      const instant = new Date(`2026-${month}-15T${time}Z`)
      expect(dayOfInstant(instant)).toBe(calendar.format(instant))
    }
  }
})
