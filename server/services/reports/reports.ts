import { stringify } from 'csv-stringify/sync'
import { COLUMN_OF, FEWEST_SEARCHES, type ProductCounts } from '#domain/reports/daily-count.ts'
import type { ReportQuery } from '#domain/reports/report-query.ts'
import type { Localized } from '#domain/text/locale.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import { productNames } from '#server/data/reports/counted-products-store.ts'
import { sumByKey, sumByKind, type CountedSpan } from '#server/data/reports/daily-counts-store.ts'
import type { DailyCountsService } from './daily-counts.ts'

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = ['product_id', 'name_ar', 'name_en', 'views', 'searches', 'datasheets', 'requests']

/** The report on products for a spreadsheet; an apostrophe stands before whatever that would take for a formula. */
function reportFile(rows: readonly ReportRow[]): string {
  const lines = rows.map(({ id, name, views, searches, datasheets, requests }) => [
    id,
    name?.ar ?? '',
    name?.en ?? '',
    views,
    searches,
    datasheets,
    requests,
  ])
  return BYTE_ORDER_MARK + stringify([COLUMNS, ...lines], { escape_formulas: true, record_delimiter: 'windows' })
}

/** What was counted of a product; the name is null where there is no such product any more. */
type ReportRow = ProductCounts & { id: string; name: Localized | null }

/** What visitors looked at, by what was counted. Everything that was noted until now is in it. */
type ReportsService = {
  /** The most of what the query sorts by first. */
  products(query: ReportQuery): Promise<ReportRow[]>
  /** The same as a file for a spreadsheet. */
  file(query: ReportQuery): Promise<string>
  /** Words that at least three searches held and that found something, the most frequent first. */
  searches(query: ReportQuery): Promise<{ words: string; times: number }[]>
  /** The last seven days with today, and the seven before. */
  week(): Promise<{ now: ProductCounts; before: ProductCounts }>
}

type ReportsDeps = { db: Db; clock: Clock; dailyCounts: Pick<DailyCountsService, 'write'> }

const WEEK = 7
const PRODUCT_KINDS = ['view', 'chosen', 'datasheet', 'request'] as const

export function createReports({ db, clock, dailyCounts }: ReportsDeps): ReportsService {
  async function products(query: ReportQuery): Promise<ReportRow[]> {
    await dailyCounts.write()
    const rows = await productRows(db, spanOf(query))
    const ids = rows.map(({ id }) => id)
    const names = await productNames(db, ids)
    return rows
      .map((row) => ({ ...row, name: names.get(row.id) ?? null }))
      .toSorted((one, other) => other[query.sort] - one[query.sort] || (one.id < other.id ? -1 : 1))
  }

  return {
    products,
    file: async (query) => reportFile(await products(query)),
    async searches(query) {
      await dailyCounts.write()
      const sums = await sumByKey(db, spanOf(query), ['search'])
      return sums
        .filter(({ number }) => number >= FEWEST_SEARCHES)
        .map(({ key, number }) => ({ words: key, times: number }))
        .toSorted((one, other) => other.times - one.times || (one.words < other.words ? -1 : 1))
    },
    async week() {
      await dailyCounts.write()
      const today = dayOfInstant(clock())
      const sums = async (first: number, last: number) =>
        countsOf(await sumByKind(db, { from: dayAfter(today, first), to: dayAfter(today, last) }))
      const [now, before] = await Promise.all([sums(1 - WEEK, 0), sums(1 - 2 * WEEK, -WEEK)])
      return { now, before }
    },
  }
}

function spanOf({ from, to, language }: ReportQuery): CountedSpan {
  return { from, to, language: language ?? undefined }
}

async function productRows(db: Db, span: CountedSpan): Promise<(ProductCounts & { id: string })[]> {
  const rows = new Map<string, ProductCounts & { id: string }>()
  for (const { kind, key, number } of await sumByKey(db, span, PRODUCT_KINDS)) {
    if (kind === 'search') continue
    const row = rows.get(key) ?? { id: key, ...countsOf({}) }
    row[COLUMN_OF[kind]] += number
    rows.set(key, row)
  }
  return [...rows.values()]
}

function countsOf(sums: Awaited<ReturnType<typeof sumByKind>>): ProductCounts {
  return {
    views: sums.view ?? 0,
    searches: sums.chosen ?? 0,
    datasheets: sums.datasheet ?? 0,
    requests: sums.request ?? 0,
  }
}

function dayAfter(day: string, days: number): string {
  return dayOfInstant(new Date(startOfDay(day, days)))
}
