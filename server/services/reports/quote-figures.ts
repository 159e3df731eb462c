import { businessCalendar } from '#domain/follow-up/business-calendar.ts'
import { businessMinutesBetween, type BusinessCalendar } from '#domain/follow-up/business-time.ts'
import { isCounted } from '#domain/quotes/line-choice.ts'
import type { QuoteFormLine } from '#domain/quotes/line-form.ts'
import { toQuoteTotals } from '#domain/quotes/quote-money.ts'
import { piecesOf, type LineUnit } from '#domain/quotes/quote-line.ts'
import type { ProductFigures, RequestFigures } from '#domain/reports/quote-figures.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import {
  insertRemoved,
  listReportedLines,
  listReportedRequests,
  productsOfPacks,
  type Reported,
  type ReportedLine,
  type ReportedRequest,
} from '#server/data/reports/quote-report-store.ts'
import { readSettings } from '#server/services/site/settings.ts'

export type Figures = { requests: RequestFigures[]; products: ProductFigures[] }

/** What requests that are kept add to the report. */
async function figuresOf(db: Db, which: Reported, now: string): Promise<Figures> {
  return figuresOfRequests(db, await listReportedRequests(db, which), now)
}

export async function figuresOfRequests(db: Db, requests: ReportedRequest[], now: string): Promise<Figures> {
  const { settings } = await readSettings(db)
  const calendar = businessCalendar(settings)
  return {
    requests: requests.map((request) => requestFigures(request, calendar, now)),
    products: await productFigures(db, requests),
  }
}

/** Keeps what requests add to the report, who are removed in the same transaction, with their quotations, after this. */
export async function keepFiguresOf(tx: Tx, ids: string[], now: string): Promise<void> {
  const { requests, products } = await figuresOf(tx, { ids }, now)
  await insertRemoved(tx, requests, summed(products))
}

function requestFigures(request: ReportedRequest, calendar: BusinessCalendar, now: string): RequestFigures {
  const { createdAt, dueAt, answeredAt, outcome, outcomeValue, subtotal } = request
  const waited = dueAt === null || answeredAt === null ? null : [new Date(createdAt), new Date(answeredAt)]
  return {
    month: monthOf(createdAt),
    quotedValue: subtotal,
    outcome,
    wonValue: outcome === 'won' ? outcomeValue : 0n,
    answerMinutes: waited && businessMinutesBetween(waited[0]!, waited[1]!, calendar),
    inTime: wasInTime(dueAt, answeredAt, now),
  }
}

function wasInTime(dueAt: string | null, answeredAt: string | null, now: string): boolean | null {
  if (dueAt === null) return null
  if (answeredAt !== null) return answeredAt <= dueAt
  return dueAt < now ? false : null
}

async function productFigures(db: Db, requests: ReportedRequest[]): Promise<ProductFigures[]> {
  const ids = requests.map(({ id }) => id)
  const lines = Map.groupBy(await listReportedLines(db, ids), ({ messageId }) => messageId)
  const quoted = new Map(requests.map(({ id, quoted: priced }) => [id, quotedPacks(priced)]))
  const codes = [...new Set([...quoted.values()].flat().map(({ stockCode }) => stockCode))]
  const products = await productsOfPacks(db, codes)
  return requests.flatMap((request) =>
    ofRequest(request, lines.get(request.id) ?? [], quoted.get(request.id) ?? [], products),
  )
}

function ofRequest(
  request: ReportedRequest,
  lines: ReportedLine[],
  quoted: { stockCode: string; net: bigint }[],
  products: Map<string, string>,
): ProductFigures[] {
  const month = monthOf(request.createdAt)
  const found = new Map<string, ProductFigures>()
  const of = (productId: string, requests: number) => {
    const figures = found.get(productId) ?? { month, productId, requests, pieces: 0, quotedValue: 0n, wonValue: 0n }
    found.set(productId, figures)
    return figures
  }
  for (const { productId, qty, unit, boxQuantity } of lines) {
    of(productId, 1).pieces += piecesOf({ qty, unit: unit as LineUnit, boxQuantity }) ?? 0
  }
  if (request.productId !== null) of(request.productId, 1)
  for (const { stockCode, net } of quoted) {
    // The request knows what it asked for, also where the catalogue has it no more.
    const asked = lines.find((line) => line.stockCode === stockCode)
    const productId = asked?.productId ?? products.get(stockCode)
    if (productId === undefined) continue
    const figures = of(productId, 0)
    figures.quotedValue += net
    if (request.outcome === 'won') figures.wonValue += net
  }
  return [...found.values()]
}

function quotedPacks(lines: readonly QuoteFormLine[]): { stockCode: string; net: bigint }[] {
  const amounts = toQuoteTotals(lines).lines
  return lines.flatMap((line, at) =>
    line.stockCode === '' || !isCounted(line) ? [] : { stockCode: line.stockCode, net: amounts[at]!.net ?? 0n },
  )
}

/** A row of a table is added to once in a statement. */
function summed(products: ProductFigures[]): ProductFigures[] {
  const sums = new Map<string, ProductFigures>()
  for (const one of products) {
    const key = `${one.month} ${one.productId}`
    const sum = sums.get(key)
    sums.set(key, {
      ...one,
      requests: one.requests + (sum?.requests ?? 0),
      pieces: one.pieces + (sum?.pieces ?? 0),
      quotedValue: one.quotedValue + (sum?.quotedValue ?? 0n),
      wonValue: one.wonValue + (sum?.wonValue ?? 0n),
    })
  }
  return [...sums.values()]
}

function monthOf(instant: string): string {
  return dayOfInstant(new Date(instant)).slice(0, 'YYYY-MM'.length)
}
