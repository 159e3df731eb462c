import { z } from 'zod'
import { checkAmounts } from '#content/amount-problems.ts'
import { messageWords } from '#content/admin/inbox-message.ts'
import { followUpErrors } from '#content/admin/requests/follow-up.ts'
import { readOutcomeForm, readReminderForm, type FollowUpProblem } from '#domain/follow-up/follow-up-form.ts'
import { LOST_REASONS, OUTCOMES, type FollowUp } from '#domain/follow-up/follow-up.ts'
import { lineOf, type FormFields } from '#domain/messages/message-form.ts'
import { isMessageState, MESSAGE_STATES } from '#domain/messages/message.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { toRequestDto } from '#domain/quotes/request-dto.ts'
import { MOST_LENGTH } from '#domain/records/form-fields.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { sentChoice, sentNumber, sentText } from '#domain/records/wire.ts'
import type { Localized } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { RequestChange } from '#server/services/messages/request-calls.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked } from '#server/api/call-language.ts'
import { endpoint, notFound, staffOf } from '#server/api/endpoint.ts'
import { recordId } from '#server/api/record-id.ts'
import { everyWrite, sent } from '#server/api/record-schemas.ts'
import { requestSchema } from './request-schema.ts'

const text = (most: number, words?: string) => sent(sentText(most, words))

export const updateRequest = endpoint({
  method: 'POST',
  path: '/api/requests/update.php',
  summary: 'Changes state, assignee, outcome or reminder of a request; what is not sent stays',
  access: 'requests',
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: z
    .object({
      request_id: recordId,
      version: sent(sentNumber('The version that was read: when somebody else has changed it since, nothing is (409)')),
      state: sent(sentChoice(MESSAGE_STATES, 'How far the work is')),
      assignee: text(RECORD_LIMITS.name, 'Username; empty for nobody'),
      outcome: sent(sentChoice([...OUTCOMES, ''], 'Empty takes it back')),
      outcome_value: text(
        RECORD_LIMITS.name,
        'SAR without VAT; of what is won and says none, what the customer accepted',
      ),
      lost_reason: sent(sentChoice(LOST_REASONS, 'Required with `lost`')),
      outcome_note: text(MOST_LENGTH.text),
      remind_at: text(RECORD_LIMITS.name, 'Without an offset the time of Riyadh; empty for none'),
      remind_note: text(MOST_LENGTH.text),
      ...everyWrite,
    })
    .meta({ required: ['request_id', 'version'] }),
  output: requestSchema,
  cache: 'none',
  refusals: { 404: 'No such request', 409: 'Somebody else has changed it since' },
  failure: 'Failed to change the request',
  async handle(sentFields, call) {
    const fields = sentFields as FormFields
    const locale = languageAsked(fields, call) ?? 'en'
    const { requestCalls } = call.services
    const told = (wrong: Record<string, Localized>) => {
      const words = Object.entries(wrong).map(([name, said]) => [name, said[locale]])
      return { ok: false, status: 422, message: checkAmounts[locale], fields: Object.fromEntries(words) } as const
    }
    const id = lineOf(fields, 'request_id')
    const before = await requestCalls.get({ id })
    if (!before) return notFound(messageWords.unknown[locale])
    const { change, problems } = readChange(fields, before.message.followUp)
    if (Object.keys(problems).length > 0) return told(followUpErrors(problems))
    const outcome = await requestCalls.update({ id, version: Number(fields['version']) || 0 }, change, staffOf(call))
    if (!outcome.ok) {
      if (outcome.failure.kind === 'invalid') return told(outcome.failure.fields)
      if (outcome.failure.kind === 'conflict') {
        return { ok: false, status: 409, message: outcome.failure.message[locale] }
      }
      return notFound(messageWords.unknown[locale])
    }
    const after = await requestCalls.get({ id })
    return after ? { ok: true, data: toRequestDto(after), isPrivate: true } : notFound(messageWords.unknown[locale])
  },
})

const ABOUT_OUTCOME = ['outcome', 'outcome_value', 'lost_reason', 'outcome_note'] as const
const ABOUT_REMINDER = ['remind_at', 'remind_note'] as const

/** What was sent, over what stands: a field that was not sent says nothing. */
function readChange(fields: FormFields, before: FollowUp) {
  const change: RequestChange = {}
  const problems: Record<string, FollowUpProblem> = {}
  const isSent = (name: string) => fields[name] !== undefined
  const stands = standing(before)
  if (isSent('state')) {
    const state = lineOf(fields, 'state')
    if (isMessageState(state)) change.state = state
    else problems['state'] = 'not-in-list'
  }
  if (isSent('assignee')) change.assignee = lineOf(fields, 'assignee')
  if (ABOUT_OUTCOME.some(isSent)) {
    // A new outcome is said as a whole; of the one that stands, parts can be said alone.
    const isNew = isSent('outcome') && lineOf(fields, 'outcome') !== stands['outcome']
    const reading = readOutcomeForm(isNew ? fields : { ...stands, ...fields })
    if (!isSent('outcome') && before.outcome === null) problems['outcome'] = 'missing'
    else if (reading.ok) change.said = reading.said
    else Object.assign(problems, reading.problems)
  }
  if (ABOUT_REMINDER.some(isSent)) {
    const reading = readReminderForm({ ...stands, ...fields })
    if (!isSent('remind_at') && before.remindAt === null) problems['remind_at'] = 'missing'
    else if (reading.ok) change.reminder = reading.said
    else Object.assign(problems, reading.problems)
  }
  return { change, problems }
}

/** What is followed up, as its fields say it. */
function standing({ outcome, outcomeValue, lostReason, outcomeNote, remindAt, remindNote }: FollowUp): FormFields {
  return {
    outcome: outcome ?? '',
    outcome_value: outcomeValue === null ? '' : moneyText(outcomeValue),
    lost_reason: lostReason,
    outcome_note: outcomeNote,
    remind_at: remindAt ?? '',
    remind_note: remindNote,
  }
}
