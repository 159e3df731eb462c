import { moneyText } from '#domain/quotes/halalas.ts'

/** What one request adds to the report: no person, and no number by which it would be found. Money in halalas, without VAT. */
export type RequestFigures = {
  /** Of its arrival in Riyadh: `2026-11`. */
  month: string
  /** What the latest revision that was sent of its quotation comes to; null where none was sent. */
  quotedValue: bigint | null
  outcome: 'won' | 'lost' | null
  wonValue: bigint
  /** Minutes of business time until the first answer; null where there is none, or where nobody waited. */
  answerMinutes: number | null
  /** Whether that came in time; null where it still may. */
  inTime: boolean | null
}

export type ProductFigures = {
  month: string
  productId: string
  requests: number
  pieces: number
  quotedValue: bigint
  wonValue: bigint
}

/** A month of the report, money as decimal text. */
export type QuoteMonth = {
  month: string
  requests: number
  quotes: number
  quotedValue: string
  won: number
  lost: number
  wonValue: string
  /** Of 1; null where nothing was decided, or nothing had a time to be answered. */
  wonRate: number | null
  answerHoursMedian: number | null
  inTimeRate: number | null
}

export type QuoteProduct = {
  productId: string
  requests: number
  pieces: number
  quotedValue: string
  wonValue: string
}

/** The months as the report shows them, each that is asked for, with or without requests. */
export function toQuoteMonths(months: string[], figures: readonly RequestFigures[]): QuoteMonth[] {
  const groups = Map.groupBy(figures, ({ month }) => month)
  return months.map((month) => toQuoteMonth(month, groups.get(month) ?? []))
}

/** The figures of requests under one key. */
export function toQuoteMonth(month: string, figures: readonly RequestFigures[]): QuoteMonth {
  const quoted = figures.flatMap(({ quotedValue }) => quotedValue ?? [])
  const won = figures.filter(({ outcome }) => outcome === 'won')
  const lost = figures.filter(({ outcome }) => outcome === 'lost').length
  const timed = figures.flatMap(({ inTime }) => inTime ?? [])
  const median = medianOf(figures.flatMap(({ answerMinutes }) => answerMinutes ?? []))
  return {
    month,
    requests: figures.length,
    quotes: quoted.length,
    quotedValue: moneyText(sum(quoted)),
    won: won.length,
    lost,
    wonValue: moneyText(sum(won.map(({ wonValue }) => wonValue))),
    wonRate: rate(won.length, won.length + lost),
    answerHoursMedian: median === null ? null : Math.round(median / 6) / 10,
    inTimeRate: rate(timed.filter(Boolean).length, timed.length),
  }
}

export function toQuoteProducts(figures: readonly ProductFigures[]): QuoteProduct[] {
  const groups = Map.groupBy(figures, ({ productId }) => productId)
  const sums = [...groups].map(([productId, group]) => ({
    productId,
    requests: group.reduce((all, { requests }) => all + requests, 0),
    pieces: group.reduce((all, { pieces }) => all + pieces, 0),
    quotedValue: sum(group.map(({ quotedValue }) => quotedValue)),
    wonValue: sum(group.map(({ wonValue }) => wonValue)),
  }))
  return sums
    .toSorted(
      (one, other) =>
        Number(other.quotedValue - one.quotedValue) ||
        other.requests - one.requests ||
        (one.productId < other.productId ? -1 : 1),
    )
    .map((one) => ({ ...one, quotedValue: moneyText(one.quotedValue), wonValue: moneyText(one.wonValue) }))
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((all, one) => all + one, 0n)
}

/** With four places. */
function rate(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000
}

function medianOf(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  if (sorted.length === 0) return null
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
}
