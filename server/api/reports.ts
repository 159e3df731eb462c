import { z } from 'zod'
import { readQuoteReportQuery } from '#domain/reports/quote-report-query.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, found } from './endpoint.ts'

const MONTH = 'In Riyadh, `2026-11`; what cannot be read is as usual'
const money = z.string().meta({ description: 'SAR with two decimals, without VAT' })
const rate = z.number().nullable().meta({ description: 'Of 1' })

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
    months: z.array(
      z.object({
        month: z.string(),
        requests: z.number().meta({ description: 'Without spam and duplicates' }),
        quotes: z.number().meta({ description: 'Those whose quotation was sent' }),
        quoted_value: money.meta({ description: 'Of their latest revisions that were sent' }),
        won: z.number(),
        lost: z.number(),
        won_value: money,
        won_rate: rate.meta({ description: 'won / (won + lost); null without any' }),
        answer_hours_median: z.number().nullable().meta({ description: 'Hours of business until the first answer' }),
        in_time_rate: rate,
      }),
    ),
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
  async handle({ from, to }, { services }) {
    const { months, products } = await services.quoteReport.report(readQuoteReportQuery({ from, to }, new Date()))
    return found({
      months: months.map((one) => ({
        month: one.month,
        requests: one.requests,
        quotes: one.quotes,
        quoted_value: one.quotedValue,
        won: one.won,
        lost: one.lost,
        won_value: one.wonValue,
        won_rate: one.wonRate,
        answer_hours_median: one.answerHoursMedian,
        in_time_rate: one.inTimeRate,
      })),
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
