import { stringify } from 'csv-stringify/sync'
import { choiceColumns, toChoiceCounts, type ChoiceDay } from '#domain/reports/choice-report.ts'
import { COLUMN_OF, FEWEST_SEARCHES, type ProductCounts } from '#domain/reports/daily-count.ts'
import type { ReportQuery } from '#domain/reports/report-query.ts'
import type { Localized } from '#domain/text/locale.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import {
  sumByDay,
  sumByKey,
  sumByKind,
  sumOfDays,
  type CountedSpan,
  productNames,
} from '#server/data/reports/daily-counts-store.ts'
import type { DailyCountsService } from './daily-counts.ts'

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = ['product_id', 'name_ar', 'name_en', 'views', 'searches', 'datasheets', 'requests']

/** The report on products for a spreadsheet. */
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
  return toFile([COLUMNS, ...lines])
}

/** An apostrophe stands before whatever a spreadsheet would take for a formula. */
function toFile(lines: (string | number)[][]): string {
  return BYTE_ORDER_MARK + stringify(lines, { escape_formulas: true, record_delimiter: 'windows' })
}

/** What was counted of a product; the name is null where there is no such product any more. */
type ReportRow = ProductCounts & { id: string; name: Localized | null }

export type AskedDocuments = { type: string; language: string; product: Localized | null; times: number }

/** What visitors looked at, by what was counted. Everything that was noted until now is in it. */
type ReportsService = {
  /** The most of what the query sorts by first. */
  products(query: ReportQuery): Promise<ReportRow[]>
  /** The same as a file for a spreadsheet. */
  file(query: ReportQuery): Promise<string>
  /** Words that at least three searches held and that found something, the most frequent first. */
  searches(query: ReportQuery): Promise<{ words: string; times: number }[]>
  /** Documents that were asked for, the most frequent first; the product is null where none of the catalogue was named. */
  documents(query: ReportQuery): Promise<AskedDocuments[]>
  /** How visitors fared who were choosing a product, on each day on which one did, the latest first. */
  choices(query: ReportQuery): Promise<ChoiceDay[]>
  choicesFile(query: ReportQuery): Promise<string>
  /** All products together, beside as many days before, and the views of each day. */
  summary(query: ReportQuery): Promise<ReportSummary>
  /** The last seven days with today, and the seven before. */
  week(): Promise<ReportSummary>
}

type ReportSummary = { now: ProductCounts; before: ProductCounts; days: { day: string; views: number }[] }

type ReportsDeps = { db: Db; clock: Clock; dailyCounts: Pick<DailyCountsService, 'write'> }

const WEEK = 7
const DAY_MS = 24 * 60 * 60 * 1000
/** Bars of more days are too narrow to be seen. */
const MOST_DAYS = 400
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

  async function choices(query: ReportQuery): Promise<ChoiceDay[]> {
    await dailyCounts.write()
    const days = Map.groupBy(await sumByDay(db, spanOf(query), 'choice'), ({ day }) => day)
    return [...days]
      .map(([day, sums]) => {
        return { day, ...toChoiceCounts(Object.fromEntries(sums.map(({ key, number }) => [key, number]))) }
      })
      .toSorted((one, other) => (one.day > other.day ? -1 : 1))
  }

  return {
    products,
    choices,
    async choicesFile(query) {
      const lines = (await choices(query)).map((one) => [one.day, ...choiceColumns.map((column) => one[column])])
      return toFile([['day', ...choiceColumns], ...lines])
    },
    file: async (query) => reportFile(await products(query)),
    async searches(query) {
      await dailyCounts.write()
      const sums = await sumByKey(db, spanOf(query), ['search'])
      return sums
        .filter(({ number }) => number >= FEWEST_SEARCHES)
        .map(({ key, number }) => ({ words: key, times: number }))
        .toSorted((one, other) => other.times - one.times || (one.words < other.words ? -1 : 1))
    },
    async documents(query) {
      await dailyCounts.write()
      const sums = await sumByKey(db, spanOf(query), ['document'])
      const names = await productNames(
        db,
        sums.flatMap(({ key }) => key.split(' ')[2] ?? []),
      )
      const rows = sums.map(({ key, number }) => {
        const [type = '', language = '', id = ''] = key.split(' ')
        return { type, language, product: id === '' ? null : (names.get(id) ?? { ar: id, en: id }), times: number }
      })
      return rows.toSorted((one, other) => other.times - one.times)
    },
    async summary(query) {
      await dailyCounts.write()
      return summaryOf(db, query)
    },
    async week() {
      await dailyCounts.write()
      const today = dayOfInstant(clock())
      return summaryOf(db, { from: dayAfter(today, 1 - WEEK), to: today, language: null })
    },
  }
}

async function summaryOf(db: Db, query: Omit<ReportQuery, 'sort'>): Promise<ReportSummary> {
  const span = spanOf(query)
  const length = daysBetween(query.from, query.to)
  const earlier = { ...span, from: dayAfter(query.from, -length), to: dayAfter(query.from, -1) }
  const [now, before, counted] = await Promise.all([
    sumByKind(db, span),
    sumByKind(db, earlier),
    sumOfDays(db, span, 'view'),
  ])
  const views = new Map(counted.map(({ day, number }) => [day, number]))
  const shown = Math.min(length, MOST_DAYS)
  const days = Array.from({ length: shown }, (_, at) => dayAfter(query.to, at + 1 - shown))
  return {
    now: countsOf(now),
    before: countsOf(before),
    days: days.map((day) => ({ day, views: views.get(day) ?? 0 })),
  }
}

function spanOf({ from, to, language }: Omit<ReportQuery, 'sort'>): CountedSpan {
  return { from, to, language: language ?? undefined }
}

async function productRows(db: Db, span: CountedSpan): Promise<(ProductCounts & { id: string })[]> {
  const rows = new Map<string, ProductCounts & { id: string }>()
  for (const { kind, key, number } of await sumByKey(db, span, PRODUCT_KINDS)) {
    if (kind === 'search' || kind === 'document' || kind === 'choice') continue
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

/** With both of them; none where the first comes after the last. */
function daysBetween(first: string, last: string): number {
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1)
}

function dayAfter(day: string, days: number): string {
  return dayOfInstant(new Date(startOfDay(day, days)))
}
