import { expect, test } from 'vitest'
import { formatInstant, formatMoment } from './format-instant.ts'

test('an instant is shown as the day it is in Riyadh', () =>
  expect(formatInstant('2026-10-03T21:30:00Z', 'en')).toBe('04 Oct 2026'))

test('a moment is shown with its time in Riyadh', () => {
  expect(formatMoment('2026-10-03T21:30:00Z', 'en')).toBe('04 Oct 2026, 00:30')
  expect(formatMoment('2026-10-04T09:05:00Z', 'ar')).toBe('04 أكتوبر 2026، 12:05')
  expect(formatMoment('soon', 'en')).toBeNull()
})

test('a text that is no instant is not shown as one', () => expect(formatInstant('', 'en')).toBeNull())
