/** Days begin and end as they do where the company is, wherever the server stands. */
export const RIYADH = 'Asia/Riyadh'

/** Riyadh keeps one time all year round. */
const HOURS_AHEAD = 3
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The calendar day (`2026-10-04`) of an instant in Riyadh. */
export function dayOfInstant(instant: Date): string {
  return new Date(instant.getTime() + HOURS_AHEAD * HOUR).toISOString().slice(0, 10)
}

/** An instant as clocks in Riyadh show it, so that spreadsheets take it for a time: `2026-10-04 14:05`. */
export function localTime(instant: string): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? '' : new Date(at + HOURS_AHEAD * HOUR).toISOString().slice(0, 16).replace('T', ' ')
}

/** The same as fields for a day with its time have it: `2026-10-04T14:05`. */
export function fieldMoment(instant: string): string {
  return localTime(instant).replace(' ', 'T')
}

/** An instant as programs are told it, by Riyadh's clocks: `2026-10-04T14:05:00+03:00`. */
export function toRiyadhMoment(instant: string): string {
  const local = new Date(Date.parse(instant) + HOURS_AHEAD * HOUR).toISOString()
  return `${local.slice(0, 19)}+0${HOURS_AHEAD}:00`
}

export function yearOfInstant(instant: Date): number {
  return Number(dayOfInstant(instant).slice(0, 4))
}

/** The instant (ISO-8601, UTC) at which a day begins in Riyadh; `later` days after it. */
export function startOfDay(day: string, later = 0): string {
  return new Date(Date.parse(localStartOfDay(day)) + later * DAY).toISOString()
}

/** The next instant at which clocks in Riyadh show this full hour. */
export function nextAtHour(now: Date, hour: number): Date {
  const today = Date.parse(startOfDay(dayOfInstant(now))) + hour * HOUR
  return new Date(today > now.getTime() ? today : today + DAY)
}

/** The same instant by Riyadh's own clocks, for readers who are to see which day it is: `2026-10-04T00:00:00+03:00`. */
export function localStartOfDay(day: string): string {
  return `${day}T00:00:00+0${HOURS_AHEAD}:00`
}
