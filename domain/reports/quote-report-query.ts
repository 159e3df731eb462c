import { eachLocale } from '#domain/text/format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'

/** Months in Riyadh, both included: `2026-01`. It lives in the address. */
export type QuoteReportQuery = { from: string; to: string }

/** Of how many months the report tells until somebody chooses others, and of how many at most. */
const USUAL = 12
const MOST = 120

/** Reads a query string and never refuses one: what cannot be read is as usual. */
export function readQuoteReportQuery(search: { from?: string; to?: string }, now: Date): QuoteReportQuery {
  const current = dayOfInstant(now).slice(0, 'YYYY-MM'.length)
  const to = isMonth(search.to) ? search.to : current
  const first = isMonth(search.from) && search.from <= to ? search.from : monthAfter(to, 1 - USUAL)
  return { from: first < monthAfter(to, 1 - MOST) ? monthAfter(to, 1 - MOST) : first, to }
}

export function quoteReportSearch({ from, to }: QuoteReportQuery): string {
  return `?${new URLSearchParams({ from, to })}`
}

export function monthsOf({ from, to }: QuoteReportQuery): string[] {
  const months = [from]
  while (months.at(-1)! < to) months.push(monthAfter(months.at(-1)!, 1))
  return months
}

export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, month.length)
}

const monthNames = eachLocale(
  (_locale, tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** `2026-11` as `نوفمبر 2026` and `November 2026`. */
export function monthName(month: string, locale: Locale): string {
  return monthNames[locale]().format(new Date(`${month}-01T00:00:00Z`))
}

function isMonth(text: string | undefined): text is string {
  return /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(text ?? '')
}
