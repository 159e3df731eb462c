import { eachLocale } from './format.ts'
import type { Locale } from './locale.ts'

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
