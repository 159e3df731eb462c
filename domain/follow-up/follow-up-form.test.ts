import { expect, test } from 'vitest'
import { readOutcomeForm, readReminderForm } from './follow-up-form.ts'

test('an outcome is read with its value, and taken back by an empty one', () => {
  expect(
    readOutcomeForm({ outcome: 'won', outcome_value: '١٬٢٥٠٫٥٠', lost_reason: 'price', outcome_note: ' a ' }),
  ).toEqual({
    ok: true,
    said: { outcome: 'won', value: 125_050n, lostReason: '', note: 'a' },
  })
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
