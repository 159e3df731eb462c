import { eachLocale } from './format.ts'
import type { Locale } from './locale.ts'

const formats = eachLocale((_locale, tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }))
const MINUTE = 60_000
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** How far away an instant is, in its largest whole unit: `in 3 hr.`, `2 days ago`. */
export function relativeTime(instant: string, now: Date, locale: Locale): string {
  const minutes = Math.round((Date.parse(instant) - now.getTime()) / MINUTE)
  const [unit, size] = UNITS.find(([, least]) => Math.abs(minutes) >= least) ?? UNITS[2]
  return formats[locale]().format(Math.trunc(minutes / size), unit)
}

// Apart from the other formats: visitors' pages load those, and this one is shown to staff.
const dayOfMonthFormats = eachLocale(
  (_locale, tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** A calendar day of this year or the last (`2026-11-12`) as `12 نوفمبر` and `12 November`; the text itself where it is no day. */
export function formatDayOfMonth(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const parts = dayOfMonthFormats[locale]().formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')} ${part('month')}`
}
