import { z } from 'zod'
import { messageWords } from '#content/admin/inbox-message.ts'
import { followUpErrors } from '#content/admin/requests/follow-up.ts'
import { checkAmounts } from '#content/amount-problems.ts'
import { readOutcomeForm, readReminderForm, type FollowUpProblem } from '#domain/follow-up/follow-up-form.ts'
import { CONTACT_WAYS, isContactWay, LOST_REASONS, OUTCOMES, type FollowUp } from '#domain/follow-up/follow-up.ts'
import { INBOX_VIEWS, readInboxQuery } from '#domain/messages/inbox-query.ts'
import { lineOf, textBlockOf, type FormFields } from '#domain/fields/form-values.ts'
import { CAME_BY, CUSTOMER_MESSAGE_KINDS, MESSAGE_STATES, isMessageState } from '#domain/messages/message.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { LINE_UNITS } from '#domain/quotes/quote-line.ts'
import { toRequestDto } from '#domain/quotes/request-dto.ts'
import { typedNumber } from '#domain/quotes/request-number.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentChoice, sentNumber, sentText } from '#domain/fields/wire.ts'
import { inLanguage, LOCALES, type Words } from '#domain/text/locale.ts'
import { readMomentOrDay } from '#domain/text/read-moment.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { RequestChange } from '#server/services/messages/request-calls.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked, endpoint, staffOf, notFound, listInput, listPage } from './endpoint.ts'
import { everyWrite, sent } from './record-schemas.ts'
import { recordId } from './request-fields.ts'

const moment = z.string().nullable().meta({ description: 'ISO 8601 in UTC' })

/** A request with its lines, files and quotations. */
const requestSchema = z.object({
  request_id: z.string(),
  number: z.string().nullable().meta({ description: '`RQ-2026-00042`; null of those from before there were numbers' }),
  state: z.enum(MESSAGE_STATES),
  outcome: z.enum(OUTCOMES).nullable(),
  outcome_value: z.string().nullable().meta({ description: 'SAR without VAT, with two decimals' }),
  lost_reason: z.enum(LOST_REASONS).nullable(),
  outcome_note: z.string(),
  customer_id: z.string().nullable().meta({ description: 'Whom it is from, of the customers of the desk' }),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  project: z.string(),
  needed_by: z.string(),
  contact_by: z.string(),
  source: z.enum(CAME_BY),
  locale: z.enum(LOCALES),
  product_id: z.string().nullable(),
  items: z.array(
    z.object({
      stock_code: z.string(),
      product_id: z.string().nullable(),
      qty: z.number().nullable().meta({ description: 'Null where the sender left it open' }),
      unit: z.enum(LINE_UNITS),
      unit_word: z.string().optional().meta({ description: 'The unit as it was written, where it is `other`' }),
      pieces: z.number().nullable().meta({ description: 'Null where nobody knows how many a carton holds' }),
      note: z.string(),
      text: z.string().meta({ description: 'A line that is not in the catalogue' }),
    }),
  ),
  details: z.string(),
  messages: z
    .array(z.object({ kind: z.enum(CUSTOMER_MESSAGE_KINDS), message: z.string(), created_at: z.string() }))
    .meta({ description: 'What its sender wrote later, on the page of the request' }),
  due_at: moment,
  overdue: z.boolean(),
  answered_at: moment,
  remind_at: moment,
  remind_note: z.string(),
  held: z.boolean(),
  duplicate_of: z.string().nullable().meta({ description: 'The `request_id` of the first one' }),
  assignee: z.string().nullable().meta({ description: 'Username' }),
  files: z.array(
    z.object({ file_id: z.string(), name: z.string(), type: z.string(), bytes: z.number(), created_at: z.string() }),
  ),
  quotes: z.array(
    z.object({ quote_id: z.string(), number: z.string().nullable(), revision: z.number(), state: z.string() }),
  ),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})

export const getAllRequests = endpoint({
  method: 'GET',
  path: '/api/requests/getall.php',
  summary: 'Requests for quotations with their lines, newest first; spam only where it is asked for',
  access: 'requests',
  rates: [RATES.reads],
  body: 'none',
  input: listInput.extend({
    view: z
      .enum([...INBOX_VIEWS, ''])
      .default('')
      .meta({ description: 'A tab of the inbox; `mine` are the caller’s' }),
    state: z.enum([...MESSAGE_STATES, '']).default(''),
    q: z.string().max(200).default('').meta({ description: 'Number, telephone, or words' }),
    updated_since: z
      .string()
      .refine((text) => text === '' || readMomentOrDay(text) !== null, {
        error: 'must be a moment, as 2026-12-01T09:00, or a day',
      })
      .default('')
      .meta({
        description: 'Changed at this moment or later; without an offset the time of Riyadh; a day is its beginning',
      }),
  }),
  output: z.array(requestSchema),
  cache: 'none',
  failure: 'Failed to fetch requests',
  async handle({ view, state, q, updated_since: since, ...input }, call) {
    const { inbox, requestCalls } = call.services
    const query = readInboxQuery(new URLSearchParams({ view, show: state, q }))
    const updatedSince = readMomentOrDay(since)
    const filter = { ...(await inbox.filterOf(query, staffOf(call).id)), ...(updatedSince && { updatedSince }) }
    const [rows, total] = await Promise.all([
      requestCalls.list({ ...filter, ...listPage(input) }),
      requestCalls.count(filter),
    ])
    return { ok: true, data: rows.map(toRequestDto), total, isPrivate: true }
  },
})

export const getRequest = endpoint({
  method: 'GET',
  path: '/api/requests/getrequest.php',
  summary: 'One request',
  access: 'requests',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({
    request_id: z.string().max(200).default(''),
    number: z.string().max(200).default('').meta({ description: 'In place of `request_id`: `RQ-2026-00042`' }),
  }),
  output: requestSchema,
  cache: 'none',
  refusals: { 404: 'No such request' },
  failure: 'Failed to fetch the request',
  async handle({ request_id: id, number }, { services }) {
    const named = typedNumber(number)
    const key = id ? { id } : named && !named.includes('_') ? { number: named } : null
    const found = key && (await services.requestCalls.get(key))
    return found ? { ok: true, data: toRequestDto(found), isPrivate: true } : notFound(messageWords.unknown.en)
  },
})

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
      contact: sent(sentChoice(CONTACT_WAYS, 'Notes that somebody spoke with the customer, which is an answer')),
      contact_note: text(MOST_LENGTH.text, 'What was said; a note of the request'),
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
    const invalid = (errors: Words) =>
      ({ ok: false, status: 422, message: checkAmounts[locale], fields: inLanguage(errors, locale) }) as const
    const id = lineOf(fields, 'request_id')
    const before = await requestCalls.get({ id })
    if (!before) return notFound(messageWords.unknown[locale])
    const { change, problems } = readChange(fields, before.message.followUp)
    if (Object.keys(problems).length > 0) return invalid(followUpErrors(problems))
    const outcome = await requestCalls.update({ id, version: Number(fields['version']) || 0 }, change, staffOf(call))
    if (!outcome.ok) {
      if (outcome.failure.kind === 'invalid') return invalid(outcome.failure.fields)
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
  if (isSent('contact')) {
    const [way, note] = [lineOf(fields, 'contact'), textBlockOf(fields, 'contact_note')]
    if (!isContactWay(way)) problems['contact'] = 'not-in-list'
    else if (note.length > MOST_LENGTH.text) problems['contact_note'] = 'too-long'
    else change.contact = { way, note }
  }
  return { change, problems }
}

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
