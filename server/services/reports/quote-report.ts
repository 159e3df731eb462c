import { stringify } from 'csv-stringify/sync'
import { type QuoteMonth, type QuoteProduct, toQuoteMonths, toQuoteProducts } from '#domain/reports/quote-figures.ts'
import { monthAfter, monthsOf, type QuoteReportQuery } from '#domain/reports/quote-report-query.ts'
import type { Localized } from '#domain/text/locale.ts'
import { startOfDay } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { productNames } from '#server/data/reports/counted-products-store.ts'
import { listRemovedProducts, listRemovedRequests } from '#server/data/reports/quote-report-store.ts'
import { figuresOf } from './quote-figures.ts'

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = [
  'month',
  'requests',
  'quotes',
  'quoted_value',
  'won',
  'lost',
  'won_value',
  'won_rate',
  'answer_hours_median',
  'in_time_rate',
]

/** The months of the report on quotations for a spreadsheet, named as the call names them. */
function quoteReportFile(months: readonly QuoteMonth[]): string {
  const lines = months.map((one) => [
    one.month,
    one.requests,
    one.quotes,
    one.quotedValue,
    one.won,
    one.lost,
    one.wonValue,
    one.wonRate,
    one.answerHoursMedian,
    one.inTimeRate,
  ])
  return BYTE_ORDER_MARK + stringify([COLUMNS, ...lines], { escape_formulas: true, record_delimiter: 'windows' })
}

/** The name is null where there is no such product any more. */
type NamedQuoteProduct = QuoteProduct & { name: Localized | null }
type QuoteReport = { months: QuoteMonth[]; products: NamedQuoteProduct[] }

/** How requests for quotations fare, by the month in which they came, without persons. */
type QuoteReportService = {
  report(query: QuoteReportQuery): Promise<QuoteReport>
  /** Its months as a file for a spreadsheet. */
  file(query: QuoteReportQuery): Promise<string>
}

export function createQuoteReport({ db, clock }: { db: Db; clock: Clock }): QuoteReportService {
  async function report(query: QuoteReportQuery): Promise<QuoteReport> {
    const since = instantOf(query.from)
    const before = instantOf(monthAfter(query.to, 1))
    const [kept, removed, removedProducts] = await Promise.all([
      figuresOf(db, { since, before }, toInstant(clock())),
      listRemovedRequests(db, query),
      listRemovedProducts(db, query),
    ])
    const products = toQuoteProducts([...kept.products, ...removedProducts])
    const names = await productNames(
      db,
      products.map(({ productId }) => productId),
    )
    return {
      months: toQuoteMonths(monthsOf(query), [...kept.requests, ...removed]),
      products: products.map((one) => ({ ...one, name: names.get(one.productId) ?? null })),
    }
  }

  return { report, file: async (query) => quoteReportFile((await report(query)).months) }
}

function instantOf(month: string): string {
  return startOfDay(`${month}-01`)
}
