import { Readable } from 'node:stream'
import { z } from 'zod'
import { shared } from '#content/staff-labels.ts'
import { toQuotationLines, toQuotationRowDto } from '#domain/quotes/quotation-dto.ts'
import { readQuotationSearch, type QuotationFilter } from '#domain/quotes/quotation-list.ts'
import type { QuotationRow } from '#domain/quotes/quotation-record.ts'
import { QUOTATION_STATES, typedQuotationNumber } from '#domain/quotes/quotation.ts'
import { SHEET_FORMATS, SHEET_TYPES, type SheetFormat } from '#domain/sheets/written-sheet.ts'
import { isDay } from '#domain/text/day.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'
import { endpoint, listInput, listPage } from '#server/api/endpoint.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import type { Services } from '#server/services/services.ts'
import { sheetFile } from '#server/sheets/writing/sheet-writer.ts'
import { quoteTotals } from './calculate-quote.ts'
import { missing } from './quotation-endpoint.ts'
import { money, quotationHead, idOf, quotationSchema, toAnswer } from './quotation-schema.ts'

const day = z
  .string()
  .refine((text) => text === '' || isDay(text), { error: 'must be a day, as YYYY-MM-DD' })
  .default('')

/** Quotations that are read together for a file. */
const AT_ONCE = 100

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
    updated_since: z
      .string()
      .refine((text) => text === '' || !Number.isNaN(Date.parse(text)), { error: 'must be a day or an instant' })
      .default('')
      .meta({ description: 'Those that were changed on this day or at this instant (ISO 8601), or later' }),
    format: z
      .enum(['json', ...SHEET_FORMATS])
      .default('json')
      .meta({ description: 'As a spreadsheet: all of them, a row for each line' }),
    customer_id: z
      .string()
      .max(200)
      .default('')
      .meta({ description: 'Of this customer, see customers/getcustomer.php' }),
    q: z.string().max(200).default('').meta({ description: 'Number, or words of the customer' }),
  }),
  output: z.array(
    z.object({
      ...quotationHead,
      assignee: z.string().nullable().meta({ description: 'Username' }),
      customer_name: z.string(),
      customer_company: z.string(),
      customer_vat: z.string(),
      customer_cr: z.string(),
      valid_until: z.string(),
      lines: quoteTotals.shape.lines.optional().meta({ description: 'With `state=accepted`' }),
      subtotal: money,
      vat_total: money,
      total: money,
      currency: z.string(),
      sent_at: z.string().nullable(),
      seen_at: z.string().nullable(),
      created_at: z.string(),
      updated_at: z.string(),
    }),
  ),
  sends: Object.values(SHEET_TYPES),
  cache: 'none',
  failure: 'Failed to fetch quotes',
  async handle({ state, from, to, q, customer_id: customerId, updated_since: since, format, ...input }, { services }) {
    const search = readQuotationSearch(q)
    const filter = {
      ...(state && { state }),
      ...(from && { from: startOfDay(from) }),
      ...(to && { before: startOfDay(to, 1) }),
      ...(since && { changedSince: isDay(since) ? startOfDay(since) : new Date(since).toISOString() }),
      ...(search && { search }),
      ...(customerId && { customerId }),
    }
    if (format !== 'json') {
      const body = quotationRowsFile(portionsOf(services, filter), format)
      const name = `quotes-${dayOfInstant(new Date())}.${format}`
      return { ok: true, file: { body, type: SHEET_TYPES[format], name } }
    }
    const rows = await services.quotations.list({ ...filter, ...listPage(input) })
    const total = await services.quotations.count(filter)
    const names = new Map((await services.inbox.listStaff()).map(({ id, username }) => [id, username]))
    const data = rows.map((row) =>
      toQuotationRowDto(
        row,
        names.get(row.assigneeId ?? '') ?? null,
        state === 'accepted' ? toQuotationLines(row) : null,
      ),
    )
    return { ok: true, data, total, isPrivate: true }
  },
})

async function* portionsOf({ quotations }: Pick<Services, 'quotations'>, filter: QuotationFilter) {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await quotations.list({ ...filter, limit: AT_ONCE, offset })
    yield rows
    if (rows.length < AT_ONCE) return
  }
}

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

/** A quotation's head is repeated on each of its lines, as accounting programs read them. */
const HEAD = [
  'number',
  'revision',
  'state',
  'updated_at',
  'request_number',
  'customer_name',
  'customer_company',
  'customer_vat',
  'customer_cr',
] as const
const LINE = ['stock_code', 'name_ar', 'name_en', 'pieces', 'unit_price', 'discount', 'net', 'vat_rate'] as const
const TOTALS = ['subtotal', 'vat_total', 'total'] as const
const MONEY: readonly string[] = ['unit_price', 'discount', 'net', ...TOTALS]

/** Quotations with a row for each of their lines, under the names that calls use. */
function quotationRowsFile(
  portions: AsyncIterable<readonly QuotationRow[]>,
  format: SheetFormat,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const columns = [...HEAD, ...LINE, ...TOTALS].map((heading) => ({ heading, isMoney: MONEY.includes(heading) }))
  const sheet = { name: shared.quotations.en, locale: 'en' as const, columns }
  return Readable.toWeb(sheetFile(sheet, rowsOf(portions), { format })) as ReadableStream<Uint8Array<ArrayBuffer>>
}

async function* rowsOf(portions: AsyncIterable<readonly QuotationRow[]>) {
  for await (const quotations of portions)
    yield quotations.flatMap((quotation) => {
      const dto = toQuotationRowDto(quotation, null, null)
      return toQuotationLines(quotation).map((line) => [
        ...HEAD.map((name) => dto[name]),
        ...LINE.map((name) => cellOf(name, line[name])),
        ...TOTALS.map((name) => Number(dto[name])),
      ])
    })
}

function cellOf(name: string, value: string | number | null): string | number | null {
  return MONEY.includes(name) && value !== null ? Number(value) : value
}
