import type { BusinessCalendar, WorkingDay } from './business-time.ts'
import { isDay } from '#domain/text/day.ts'
import { toLatinDigits } from '#domain/text/fold.ts'

/** The days of a week in its order, as settings and calls name them. */
export const WEEK_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type WeekDay = (typeof WEEK_DAYS)[number]

export type WorkSettings = {
  workDays: readonly WeekDay[]
  workHours: { from: string; to: string }
  /** One a line: `2026-09-23 | اليوم الوطني | National Day`. */
  holidays: readonly string[]
}

/** Days that are not as others: nothing is worked on them, or at other hours. Both days are included. */
export type Holiday = { from: string; to: string; names: string[]; hours: WorkingDay | null }

const LINE = /^([\d-]+)(?:\.\.([\d-]+))?$/
const HOURS = /^(\d{1,2}:\d\d)\s*-\s*(\d{1,2}:\d\d)$/
/** A holiday longer than a year is a slip of the pen. */
const MOST_DAYS = 366
const DAY = 86_400_000

/** A day or a range, then its names, then perhaps its hours; null for a line that says something else. */
export function readHoliday(line: string): Holiday | null {
  const [days = '', ...rest] = toLatinDigits(line)
    .split('|')
    .map((part) => part.trim())
  const [, from, to = from] = LINE.exec(days.replaceAll(/\s/g, '')) ?? []
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) return null
  const length = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (length < 1 || length > MOST_DAYS) return null
  const last = HOURS.exec(rest.at(-1) ?? '')
  const names = last ? rest.slice(0, -1) : rest
  const hours = last ? workingDay(last[1]!, last[2]!) : null
  return (last && hours === null) || names.length > 2 ? null : { from, to, names, hours }
}

/** What is worked on which day: a day off is off also in a range of other hours, and other hours make no day of rest a working one. */
export function businessCalendar({ workDays, workHours, holidays }: WorkSettings): BusinessCalendar {
  const usual = workingDay(workHours.from, workHours.to)
  const special = readHolidays(holidays)
  return (day) => {
    const name = WEEK_DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!
    if (usual === null || !workDays.includes(name)) return null
    const those = special.filter(({ from, to }) => from <= day && day <= to)
    if (those.some(({ hours }) => hours === null)) return null
    return those[0]?.hours ?? usual
  }
}

function readHolidays(lines: readonly string[]): Holiday[] {
  return lines.map(readHoliday).filter((one) => one !== null)
}

/**
 * Whether the two Eids of the year of a day are not entered yet. Their dates are announced, so that nobody can know them in
 * advance: they are the two ranges of three days or more on which nothing is worked.
 */
export function lacksEids(lines: readonly string[], today: string): boolean {
  const year = today.slice(0, 4)
  const long = readHolidays(lines).filter(
    ({ from, to, hours }) => hours === null && from.slice(0, 4) === year && to >= addDay(from, LEAST_EID_DAYS - 1),
  )
  return long.length < 2
}

const LEAST_EID_DAYS = 3

function addDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Hours of a day as `08:00` and `18:00`; null where the second is not behind the first. */
export function workingDay(from: string, to: string): WorkingDay | null {
  const [opens, closes] = [readTime(from), readTime(to)]
  return opens === null || closes === null || closes <= opens ? null : { opens, closes }
}

/** `8:30` or `08:30` in minutes; null for what is no time of a day. `24:00` is its end. */
export function readTime(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text.trim()) ?? []
  const time = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && time <= 24 * 60 ? time : null
}
