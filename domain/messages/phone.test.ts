import { expect, test } from 'vitest'
import { formatPhone, isUnknownRange, toStoredPhone } from './phone.ts'

test.each([
  ['+966110000000', '+966 11 000 0000'],
  ['+966501234567', '+966 50 123 4567'],
  ['+971501234567', '+971 50 123 4567'],
])('%s reads %s', (number, shown) => expect(formatPhone(number)).toBe(shown))

test('what is no phone number is shown as it was written', () =>
  expect(formatPhone('ask at the gate')).toBe('ask at the gate'))

test.each([
  ['0501234567', '+966501234567'],
  ['٠٥٥ ١٢٣ ٤٥٦٧', '+966551234567'],
  ['+966966501234567', '+966501234567'],
  ['٠٠٩٦٦٠٠٩٦٦٥٠١٢٣٤٥٦٧', '+966501234567'],
  ['+966 +966 50 123 4567', '+966501234567'],
  ['+971 00971 50 123 4567', '+971501234567'],
  ['0501234567 ext. 5', '0501234567 ext. 5'],
  // No operator has it; it is long enough for one.
  ['0529339123', '+966529339123'],
  ['call after five', 'call after five'],
])('%s is kept as %s', (typed, kept) => expect(toStoredPhone(typed)).toBe(kept))

test.each([
  ['+966501234567', false],
  ['+966529339123', true],
  ['call after five', false],
  ['', false],
])('whether %j is of a range that nobody has: %s', (stored, isUnknown) =>
  expect(isUnknownRange(stored)).toBe(isUnknown),
)
