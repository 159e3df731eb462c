import { z } from 'zod'
import { INBOX_VIEWS, readInboxQuery } from '#domain/messages/inbox-query.ts'
import { MESSAGE_STATES } from '#domain/messages/message.ts'
import { toRequestDto } from '#domain/quotes/request-dto.ts'
import { readMoment } from '#domain/text/read-moment.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, staffOf } from '#server/api/endpoint.ts'
import { listInput, listPage } from '#server/api/list-page.ts'
import { requestSchema } from './request-schema.ts'

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
      .refine((text) => text === '' || momentOf(text) !== null, {
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
    const updatedSince = momentOf(since)
    const filter = { ...(await inbox.filterOf(query, staffOf(call).id)), ...(updatedSince && { updatedSince }) }
    const [rows, total] = await Promise.all([
      requestCalls.list({ ...filter, ...listPage(input) }),
      requestCalls.count(filter),
    ])
    return { ok: true, data: rows.map(toRequestDto), total, isPrivate: true }
  },
})

function momentOf(text: string): string | null {
  return readMoment(text) ?? readMoment(`${text} 00:00`)
}
