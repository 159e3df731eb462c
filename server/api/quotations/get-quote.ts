import { z } from 'zod'
import { typedQuotationNumber } from '#domain/quotes/quotation.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { missing } from './quotation-endpoint.ts'
import { idOf, quotationSchema, toAnswer } from './quotation-schema.ts'

export const getQuote = endpoint({
  method: 'GET',
  path: '/api/quotes/getquote.php',
  summary: 'One quotation: its latest revision, or another one',
  access: 'quotes',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({
    quote_id: z.string().max(200).default(''),
    number: z.string().max(200).default('').meta({ description: 'In place of `quote_id`: `QT-2026-00017`' }),
    revision: z
      .string()
      .regex(/^[1-9]\d{0,4}$/, { error: 'must be a whole number from 1' })
      .optional(),
  }),
  output: quotationSchema,
  cache: 'none',
  refusals: { 404: 'No such quotation, or no such revision of it' },
  failure: 'Failed to fetch the quote',
  async handle({ number, revision, ...fields }, { services }) {
    const id = idOf(fields, 'quote_id')
    const named = typedQuotationNumber(number)
    const key = id ? { id } : named && !named.includes('_') ? { number: named } : null
    const opened = key && (await services.quotations.open(key))
    const data = opened && toAnswer(opened, revision === undefined ? undefined : Number(revision))
    return data ? { ok: true, data, isPrivate: true } : missing('en')
  },
})
