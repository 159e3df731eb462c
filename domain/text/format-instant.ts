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

const appointmentFormats = eachLocale(
  (_locale, tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone: RIYADH,
    }),
)

/** An instant as one makes an appointment, `Sunday 6:00 pm`; with its date where that is six days away or more. */
export function formatAppointment(instant: string, now: Date, locale: Locale): string {
  const isNear = Date.parse(instant) - now.getTime() < NEAR_MS
  const parts = appointmentFormats[locale]().formatToParts(new Date(instant))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const date = isNear ? '' : `${locale === 'ar' ? '' : ', '} ${of('day')} ${of('month')}`.replace(/ +/g, ' ')
  return `${of('weekday')}${date} ${of('hour')}:${of('minute')} ${of('dayPeriod').toLowerCase()}`
}

const NEAR_MS = 6 * 86_400_000

/** The time of an instant in Riyadh, `14:05`. */
export function formatTime(instant: string, locale: Locale): string {
  return timeFormats[locale]().format(new Date(instant))
}
