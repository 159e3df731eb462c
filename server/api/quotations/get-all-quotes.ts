import { z } from 'zod'
import { toQuotationRowDto } from '#domain/quotes/quotation-dto.ts'
import { readQuotationSearch } from '#domain/quotes/quotation-list.ts'
import { QUOTATION_STATES } from '#domain/quotes/quotation.ts'
import { isDay } from '#domain/text/day.ts'
import { startOfDay } from '#domain/text/riyadh-time.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { listInput, listPage } from '#server/api/list-page.ts'
import { money, quotationHead } from './quotation-schema.ts'

const day = z
  .string()
  .refine((text) => text === '' || isDay(text), { error: 'must be a day, as YYYY-MM-DD' })
  .default('')

export const getAllQuotes = endpoint({
  method: 'GET',
  path: '/api/quotes/getall.php',
  summary: 'Quotations by their latest revisions, newest first',
  access: 'quotes',
  rates: [RATES.reads],
  body: 'none',
  input: listInput.extend({
    state: z.enum([...QUOTATION_STATES, '']).default(''),
    from: day.meta({ description: 'Those that were begun on this day or later' }),
    to: day.meta({ description: 'Those that were begun on this day or before' }),
    q: z.string().max(200).default('').meta({ description: 'Number, or words of the customer' }),
  }),
  output: z.array(
    z.object({
      ...quotationHead,
      assignee: z.string().nullable().meta({ description: 'Username' }),
      customer_name: z.string(),
      customer_company: z.string(),
      valid_until: z.string(),
      subtotal: money,
      total: money,
      currency: z.string(),
      sent_at: z.string().nullable(),
      seen_at: z.string().nullable(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
  ),
  cache: 'none',
  failure: 'Failed to fetch quotes',
  async handle({ state, from, to, q, ...input }, { services }) {
    const search = readQuotationSearch(q)
    const filter = {
      ...(state && { state }),
      ...(from && { from: startOfDay(from) }),
      ...(to && { before: startOfDay(to, 1) }),
      ...(search && { search }),
    }
    const rows = await services.quotations.list({ ...filter, ...listPage(input) })
    const total = await services.quotations.count(filter)
    const names = new Map((await services.inbox.listStaff()).map(({ id, username }) => [id, username]))
    const data = rows.map((row) => toQuotationRowDto(row, names.get(row.assigneeId ?? '') ?? null))
    return { ok: true, data, total, isPrivate: true }
  },
})
