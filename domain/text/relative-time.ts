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
