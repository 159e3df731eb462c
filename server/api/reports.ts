import { z } from 'zod'
import type { QuoteMonth } from '#domain/reports/quote-figures.ts'
import { readQuoteReportQuery } from '#domain/reports/quote-report-query.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { GROUP_PARTS } from '#domain/reports/quote-groups.ts'
import { endpoint, found, staffOf } from './endpoint.ts'

const MONTH = 'In Riyadh, `2026-11`; what cannot be read is as usual'
const money = z.string().meta({ description: 'SAR with two decimals, without VAT' })
const rate = z.number().nullable().meta({ description: 'Of 1' })

const figures = {
  requests: z.number().meta({ description: 'Without spam and duplicates' }),
  quotes: z.number().meta({ description: 'Those whose quotation was sent' }),
  quoted_value: money.meta({ description: 'Of their latest revisions that were sent' }),
  won: z.number(),
  lost: z.number(),
  won_value: money,
  won_rate: rate.meta({ description: 'won / (won + lost); null without any' }),
  answer_hours_median: z.number().nullable().meta({ description: 'Hours of business until the first answer' }),
  in_time_rate: rate,
}

function toFigures(one: Omit<QuoteMonth, 'month'>) {
  return {
    requests: one.requests,
    quotes: one.quotes,
    quoted_value: one.quotedValue,
    won: one.won,
    lost: one.lost,
    won_value: one.wonValue,
    won_rate: one.wonRate,
    answer_hours_median: one.answerHoursMedian,
    in_time_rate: one.inTimeRate,
  }
}

const group = z.object({
  key: z.string().meta({ description: 'Username, source, `customer_id`, reason or month; empty for nobody' }),
  name_ar: z.string().nullable(),
  name_en: z.string().nullable(),
  ...figures,
})
const groups = z.array(group).nullable()
const groupSchemas = {
  salesmen: groups.meta({ description: 'By who takes care of them; null for those who may not read requests' }),
  sources: groups.meta({ description: 'By how they came' }),
  customers: groups.meta({ description: 'By customers of the desk; null for those who may not read requests' }),
  lost_reasons: groups.meta({ description: 'What was lost, by why' }),
  pipeline: groups.meta({ description: 'Quotations that can still be accepted, by the month of their requests' }),
}

export const quoteReport = endpoint({
  method: 'GET',
  path: '/api/reports/quotes.php',
  summary: 'How requests for quotations fare by the month of their arrival and by product, without persons',
  access: 'quote-report',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({
    from: z
      .string()
      .max(20)
      .optional()
      .meta({ description: `The first month; a year before the last. ${MONTH}` }),
    to: z
      .string()
      .max(20)
      .optional()
      .meta({ description: `The last month; this one. ${MONTH}` }),
  }),
  output: z.object({
    months: z.array(z.object({ month: z.string(), ...figures })),
    ...groupSchemas,
    unknown_texts: z
      .array(z.object({ text: z.string(), requests: z.number() }))
      .nullable()
      .meta({ description: 'What was asked for and is no product; null for those who may not read requests' }),
    products: z.array(
      z.object({
        product_id: z.string(),
        requests: z.number(),
        pieces: z.number().meta({ description: 'That were asked for' }),
        quoted_value: money,
        won_value: money,
      }),
    ),
  }),
  cache: 'none',
  failure: 'Failed to fetch the report',
  async handle({ from, to }, call) {
    const query = readQuoteReportQuery({ from, to }, new Date())
    const { months, products, ...more } = await call.services.quoteReport.report(query, staffOf(call).role)
    const parts = GROUP_PARTS.map((part) => {
      const rows = more.groups[part]?.map(({ key, name, ...one }) => ({
        key,
        name_ar: name?.ar ?? null,
        name_en: name?.en ?? null,
        ...toFigures(one),
      }))
      return [part, rows ?? null] as const
    })
    return found({
      months: months.map(({ month, ...one }) => ({ month, ...toFigures(one) })),
      ...(Object.fromEntries(parts) as Record<(typeof GROUP_PARTS)[number], z.output<typeof groups>>),
      unknown_texts: more.unknownTexts,
      products: products.map((one) => ({
        product_id: one.productId,
        requests: one.requests,
        pieces: one.pieces,
        quoted_value: one.quotedValue,
        won_value: one.wonValue,
      })),
    })
  },
})
