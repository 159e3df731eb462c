import { inLanguage } from '#domain/text/locale.ts'
import { z } from 'zod'
import { amountErrors, checkAmounts, unreadableLines } from '#content/amount-problems.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { groupOf, PRICE_SOURCES } from '#domain/prices/price-terms.ts'
import { LINE_KINDS, readQuoteLines, readSentLines } from '#domain/quotes/line-form.ts'
import { LINE_UNITS } from '#domain/quotes/quote-line.ts'
import { toQuoteTotals, VAT_RATES } from '#domain/quotes/quote-money.ts'
import { toQuoteTotalsDto } from '#domain/quotes/quote-totals-dto.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentList, sentText } from '#domain/fields/wire.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { QUOTATION_FORM } from '#server/web/request/body-rules.ts'
import { endpoint, found, languageAsked } from '#server/api/endpoint.ts'
import { everyWrite, sent } from '#server/api/record-schemas.ts'

const money = z.string().meta({ description: 'SAR with two decimals' })

const line = z.object({
  kind: z.enum(LINE_KINDS),
  stock_code: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  qty: z.number(),
  unit: z.enum(LINE_UNITS),
  unit_word: z.string().meta({ description: 'Of a line in words whose unit is `other`: kg, roll, m' }),
  unit_price: money.nullable().meta({ description: 'For a piece, without VAT; null where there is none yet' }),
  price_source: z
    .enum([...PRICE_SOURCES, ''])
    .meta({ description: 'Of a pack that the list prices: list, break, group, or `own` for another price' }),
  discount: z.string().meta({ description: 'Per cent' }),
  vat_rate: z.literal(VAT_RATES),
  line_note: z.string(),
  optional: z.boolean().meta({ description: 'Counts in no sum; the customer may choose it when accepting' }),
  alternative: z.boolean().meta({ description: 'The same, in place of the line above' }),
  pieces: z.number(),
  gross: money.nullable(),
  net: money.nullable().meta({ description: 'Less the discount, rounded half up to the halala' }),
})

/** What lines come to. */
export const quoteTotals = z.object({
  lines: z.array(line),
  subtotal: money,
  discount_total: money,
  vat: z.array(z.object({ rate: z.literal(VAT_RATES), taxable: money, amount: money })),
  vat_total: money,
  total: money,
})

const LINES =
  'A list of records `kind` (pack, text, delivery, heading), `stock_code`, `name_ar`, `name_en`, `qty`, `unit` (piece, carton, other), `unit_word` (of a line in words), `box_quantity`, `unit_price`, `discount` (per cent), `vat_rate` (15, 0), `line_note`, `optional`, `alternative` (of the line above); at most 500. What is wrong stands beside `unit_price[2]`, counted from 0'

function codesOf(lines: readonly FormFields[] | null): string[] {
  return (lines ?? []).map(({ stock_code: code }) => code).filter((code) => typeof code === 'string')
}

export const calculateQuote = endpoint({
  method: 'POST',
  path: '/api/quotes/calculate.php',
  summary: 'What the lines of a quotation come to; stores nothing',
  access: 'prices',
  rates: [RATES.reads],
  body: QUOTATION_FORM,
  input: z
    .object({
      lines: sent(sentList(LINES)),
      price_group: sent(sentText(RECORD_LIMITS.name, 'The id of a group of prices')),
      ...everyWrite,
    })
    .meta({ required: ['lines'] }),
  output: quoteTotals,
  cache: 'none',
  failure: 'Failed to calculate the quote',
  async handle(fields, call) {
    const sentLines = readSentLines(fields.lines)
    const { priceGroups } = await call.services.settings.get()
    const { lines, problems } = readQuoteLines(
      sentLines ?? [],
      await call.services.priceList.packsOf(codesOf(sentLines)),
      groupOf(priceGroups, typeof fields.price_group === 'string' ? fields.price_group : ''),
    )
    const errors = sentLines === null ? { lines: unreadableLines } : amountErrors(problems)
    if (Object.keys(errors).length === 0) return found(toQuoteTotalsDto(lines, toQuoteTotals(lines)))
    const locale = languageAsked(fields, call) ?? 'en'
    return { ok: false, status: 422, message: checkAmounts[locale], fields: inLanguage(errors, locale) }
  },
})
