import { eachLocale, formatShortDate, shortDates } from './format.ts'
import type { Locale } from './locale.ts'
import { RIYADH } from './riyadh-time.ts'

// Apart from the formats of days: visitors' pages load those, and instants are shown to staff.
const dateFormats = shortDates(RIYADH)
const timeFormats = eachLocale(
  (_locale, tag) =>
    new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: RIYADH }),
)

/** The day that an instant (ISO-8601) falls on in Riyadh; null where the text is no instant. */
export function formatInstant(instant: string, locale: Locale): string | null {
  return formatShortDate(new Date(instant), dateFormats[locale])
}

/** An instant (ISO-8601) with its time in Riyadh, `04 Oct 2026, 14:05`; null where the text is no instant. */
export function formatMoment(instant: string, locale: Locale): string | null {
  const day = formatInstant(instant, locale)
  if (day === null) return null
  return `${day}${locale === 'ar' ? '،' : ','} ${formatTime(instant, locale)}`
}

/** The time of an instant in Riyadh, `14:05`. */
export function formatTime(instant: string, locale: Locale): string {
  return timeFormats[locale]().format(new Date(instant))
}
