import { isDay } from '#domain/text/day.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'

export const REPORT_SORTS = ['views', 'searches', 'requests'] as const
export type ReportSort = (typeof REPORT_SORTS)[number]

/** Days in Riyadh, both included; one language or both. It lives in the address. */
export type ReportQuery = { from: string; to: string; language: Locale | null; sort: ReportSort }

/** Of how many days a report tells until somebody chooses others. */
const USUAL_DAYS = 30

/** Reads a query string and never refuses one: what cannot be read is as usual. */
export function readReportQuery(search: URLSearchParams, now: Date): ReportQuery {
  const today = dayOfInstant(now)
  const [from, to, language, sort] = ['from', 'to', 'lang', 'sort'].map((name) => search.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ]
  const last = isDay(to) ? to : today
  return {
    from: isDay(from) ? from : dayOfInstant(new Date(startOfDay(last, 1 - USUAL_DAYS))),
    to: last,
    language: isLocale(language) ? language : null,
    sort: REPORT_SORTS.find((name) => name === sort) ?? 'views',
  }
}

export function reportSearch({ from, to, language, sort }: ReportQuery): string {
  return `?${new URLSearchParams({ from, to, ...(language && { lang: language }), sort })}`
}
