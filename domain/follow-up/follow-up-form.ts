import { textBlockOf, lineOf, typedOf, type FormFields } from '#domain/fields/form-values.ts'
import type { FieldProblem } from '#domain/messages/message-form.ts'
import { readPrice, type AmountProblem } from '#domain/quotes/typed-amount.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { readMoment } from '#domain/text/read-moment.ts'
import { isLostReason, isOutcome, type LostReason, type OutcomeName } from './follow-up.ts'

/** What became of a request; null where staff take back what they said of it. */
export type SaidOutcome =
  | { outcome: OutcomeName; value: bigint | null; lostReason: LostReason | ''; note: string }
  | { outcome: null }

/** When staff are to be reminded, and of what; null takes the reminder away. */
export type Reminder = { at: string; note: string } | null

export type FollowUpProblem = FieldProblem | AmountProblem | 'not-a-moment' | 'not-in-list'
type FollowUpReading<Said> = { ok: true; said: Said } | { ok: false; problems: Record<string, FollowUpProblem> }

/** 9,999,999,999.99 riyals: a whole order is worth more than one of its pieces. */
const MOST_VALUE = 999_999_999_999

/** Reads `outcome`, `outcome_value`, `lost_reason` and `outcome_note`. */
export function readOutcomeForm(fields: FormFields): FollowUpReading<SaidOutcome> {
  const outcome = lineOf(fields, 'outcome')
  if (outcome === '') return { ok: true, said: { outcome: null } }
  if (!isOutcome(outcome)) return { ok: false, problems: { outcome: 'not-in-list' } }
  const reason = lineOf(fields, 'lost_reason')
  const value = readPrice(typedOf(fields, 'outcome_value'), MOST_VALUE)
  const note = textBlockOf(fields, 'outcome_note')
  const problems: Record<string, FollowUpProblem> = {}
  if ('problem' in value) problems['outcome_value'] = value.problem
  if (outcome === 'lost' && !isLostReason(reason)) problems['lost_reason'] = reason === '' ? 'missing' : 'not-in-list'
  if (note.length > MOST_LENGTH.text) problems['outcome_note'] = 'too-long'
  if ('problem' in value || Object.keys(problems).length > 0) return { ok: false, problems }
  const lostReason = outcome === 'lost' && isLostReason(reason) ? reason : ''
  return { ok: true, said: { outcome, value: value.value, lostReason, note } }
}

/** Reads `remind_at` and `remind_note`; a day alone is its morning. */
export function readReminderForm(fields: FormFields): FollowUpReading<Reminder> {
  const typed = lineOf(fields, 'remind_at')
  const note = textBlockOf(fields, 'remind_note')
  if (typed === '') return { ok: true, said: null }
  const at = readMoment(typed) ?? readMoment(`${typed} ${MORNING}`)
  const problems: Record<string, FollowUpProblem> = {}
  if (at === null) problems['remind_at'] = 'not-a-moment'
  if (note.length > MOST_LENGTH.text) problems['remind_note'] = 'too-long'
  return at === null || Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, said: { at, note } }
}

type ContactNote = { note: string; reminder: Reminder }

/** Reads what is said of a contact: `contact_note`, and the next step as `remind_at` and `remind_note`. */
export function readContactForm(fields: FormFields): FollowUpReading<ContactNote> {
  const note = textBlockOf(fields, 'contact_note')
  const next = readReminderForm(fields)
  const problems: Record<string, FollowUpProblem> = next.ok ? {} : next.problems
  if (note.length > MOST_LENGTH.text) problems['contact_note'] = 'too-long'
  // A step without a day would be lost.
  if (next.ok && next.said === null && textBlockOf(fields, 'remind_note') !== '') problems['remind_at'] = 'missing'
  if (!next.ok || Object.keys(problems).length > 0) return { ok: false, problems }
  return { ok: true, said: { note, reminder: next.said } }
}

const MORNING = '08:00'
