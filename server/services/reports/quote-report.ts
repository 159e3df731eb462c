import { type QuoteMonth, type QuoteProduct, toQuoteMonths, toQuoteProducts } from '#domain/reports/quote-figures.ts'
import { monthAfter, monthsOf, type QuoteReportQuery } from '#domain/reports/quote-report-query.ts'
import type { Localized } from '#domain/text/locale.ts'
import { startOfDay } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { productNames } from '#server/data/reports/counted-products-store.ts'
import { listRemovedProducts, listRemovedRequests } from '#server/data/reports/quote-report-store.ts'
import { quoteReportFile } from './quote-report-file.ts'
import { figuresOf } from './quote-figures.ts'

/** The name is null where there is no such product any more. */
export type NamedQuoteProduct = QuoteProduct & { name: Localized | null }
export type QuoteReport = { months: QuoteMonth[]; products: NamedQuoteProduct[] }

/** How requests for quotations fare, by the month in which they came, without persons. */
export type QuoteReportService = {
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
