import { formatDay } from './format.ts'
import { toLatinDigits } from './fold.ts'
import { LOCALES } from './locale.ts'

/** Years that a date field takes (docs/specification 9). */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

/** A day of the calendar as `YYYY-MM-DD`; the 31st of February is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** An instant as records keep it: ISO 8601 in UTC, with milliseconds. */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString() === value
}

/** `2026-10-04` as a date field shows it: `10/04/2026`. A text that is no day stays as it is. */
export function toFieldDay(day: string): string {
  if (!isDay(day)) return day
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/**
 * What a date field says as `YYYY-MM-DD`: `10/04/2026`, `4/9/2026`, the same in Arabic-Indic digits, or a day that is
 * written like that already. Null for everything else, and for years that the field does not take.
 */
export function readFieldDay(text: string): string | null {
  const typed = toLatinDigits(text.trim())
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? []
  const day = month && date && year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : typed
  const isInRange = Number(day.slice(0, 4)) >= FIRST_YEAR && Number(day.slice(0, 4)) <= LAST_YEAR
  return isDay(day) && isInRange ? day : null
}

/** `2026-12-31`, or as people write it, the day first: `31/12/2026`, `31 ديسمبر 2026`; null for no day. */
export function readWrittenDay(typed: string): string | null {
  const text = toLatinDigits(typed.trim())
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  const iso = day ? `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return isDay(iso) ? iso : readDayOfNamedMonth(text)
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

function readDayOfNamedMonth(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\s+(\p{L}+)\s+(\d{4})$/u.exec(text) ?? []
  if (!day) return null
  const written = `${day.padStart(2, '0')} ${month} ${year}`
  const days = MONTHS.map((at) => `${year}-${at}-${day.padStart(2, '0')}`).filter(isDay)
  return (
    days.find((one) => LOCALES.some((locale) => formatDay(one, locale)?.padStart(written.length, '0') === written)) ??
    null
  )
}
