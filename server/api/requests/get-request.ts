import { z } from 'zod'
import { messageWords } from '#content/admin/inbox-message.ts'
import { toRequestDto } from '#domain/quotes/request-dto.ts'
import { typedNumber } from '#domain/quotes/request-number.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, notFound } from '#server/api/endpoint.ts'
import { requestSchema } from './request-schema.ts'

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
