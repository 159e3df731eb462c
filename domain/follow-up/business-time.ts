import { dayOfInstant, startOfDay } from '#domain/text/riyadh-time.ts'

/** From when until when a day is worked on, in minutes since midnight in Riyadh. */
export type WorkingDay = { opens: number; closes: number }

/** What is worked on a day (`2026-10-04`); null where nothing is. */
export type BusinessCalendar = (day: string) => WorkingDay | null

/** Sunday to Thursday, 8:00 to 18:00. */
export const OFFICE_HOURS: BusinessCalendar = (day) =>
  new Date(`${day}T00:00:00Z`).getUTCDay() <= THURSDAY ? { opens: 8 * 60, closes: 18 * 60 } : null

const THURSDAY = 4
const MINUTE = 60_000
/** As far as is looked: a calendar without any working day must not be looked through for ever. */
const MOST_DAYS = 1000

/**
 * The instant at which so many hours have been worked since another one. An end exactly at closing stays there, and what
 * begins while nothing is worked begins when it next is.
 */
export function addBusinessHours(from: Date, hours: number, calendar: BusinessCalendar = OFFICE_HOURS): Date {
  let left = hours * 60 * MINUTE
  let day = dayOfInstant(from)
  for (let days = 0; days < MOST_DAYS; days++, day = dayAfter(day, 1)) {
    const { opens, closes } = hoursOn(day, calendar)
    const begins = Math.max(opens, from.getTime())
    const worked = Math.max(0, closes - begins)
    if (worked > 0 && left <= worked) return new Date(begins + left)
    left -= worked
  }
  return new Date(startOfDay(day))
}

/** The day on which so many working days are over since another day; a negative number looks back. */
export function workingDayFrom(day: string, count: number, calendar: BusinessCalendar = OFFICE_HOURS): string {
  const step = Math.sign(count)
  let at = day
  for (let left = Math.abs(count), days = 0; left > 0 && days < MOST_DAYS; days++) {
    at = dayAfter(at, step)
    if (calendar(at)) left -= 1
  }
  return at
}

/** Whether a working day has begun at an instant, and whether it goes on. */
export function hasOpened(now: Date, calendar: BusinessCalendar): boolean {
  const day = dayOfInstant(now)
  return calendar(day) !== null && now.getTime() >= hoursOn(day, calendar).opens
}

export function isOpenAt(now: Date, calendar: BusinessCalendar): boolean {
  return hasOpened(now, calendar) && now.getTime() < hoursOn(dayOfInstant(now), calendar).closes
}

/** How many minutes have been worked between two instants. */
export function businessMinutesBetween(from: Date, to: Date, calendar: BusinessCalendar = OFFICE_HOURS): number {
  let worked = 0
  let day = dayOfInstant(from)
  for (let days = 0; days < MOST_DAYS && Date.parse(startOfDay(day)) < to.getTime(); days++, day = dayAfter(day, 1)) {
    const { opens, closes } = hoursOn(day, calendar)
    worked += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()))
  }
  return Math.round(worked / MINUTE)
}

function hoursOn(day: string, calendar: BusinessCalendar): WorkingDay {
  const midnight = Date.parse(startOfDay(day))
  const worked = calendar(day)
  return worked
    ? { opens: midnight + worked.opens * MINUTE, closes: midnight + worked.closes * MINUTE }
    : { opens: midnight, closes: midnight }
}

function dayAfter(day: string, days: number): string {
  return dayOfInstant(new Date(startOfDay(day, days)))
}
