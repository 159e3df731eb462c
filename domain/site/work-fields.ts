import { readHoliday, readTime, WEEK_DAYS, workingDay, type WeekDay } from '#domain/follow-up/business-calendar.ts'
import { field } from '#domain/fields/field.ts'
import { listOf } from '#domain/fields/lists.ts'
import { toLatinDigits } from '#domain/text/fold.ts'

/** The fields of the settings that say when the house works. */

/** The days of a week on which it works: one at least. */
export function workDays() {
  const name = 'work_days'
  return field({
    blank: WEEK_DAYS.slice(0, 5),
    read(form) {
      const typed = listOf(form, name, { most: WEEK_DAYS.length })
      if (typed === undefined) return undefined
      const isKnown = typed.every((day) => WEEK_DAYS.some((one) => one === day))
      if (!isKnown) return form.refuse(name, { kind: 'not-in-list' })
      return typed.length === 0
        ? form.refuse(name, { kind: 'missing' })
        : WEEK_DAYS.filter((day) => typed.includes(day))
    },
    texts: (days: WeekDay[]) => ({ [`${name}[]`]: days }),
    answers: {},
    stored: 'apart',
  })
}

/** From when until when, on a usual day. */
export function workHours() {
  return field({
    blank: { from: '08:00', to: '18:00' },
    read(form, before: { from: string; to: string }) {
      const timeOf = (name: string) => {
        const typed = form.line(name, { required: true })
        if (typed === undefined) return undefined
        const minutes = readTime(toLatinDigits(typed))
        return minutes === null ? form.refuse(name, { kind: 'time-malformed' }) : textOf(minutes)
      }
      const [from, to] = [timeOf('work_from'), timeOf('work_to')]
      if (from === undefined && to === undefined) return undefined
      const hours = { from: from ?? before.from, to: to ?? before.to }
      return workingDay(hours.from, hours.to) ? hours : form.refuse('work_to', { kind: 'not-later' })
    },
    texts: ({ from, to }) => ({ work_from: [from], work_to: [to] }),
    answers: {},
    stored: 'apart',
  })
}

function textOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Days that are not as others, one a line. */
export function holidays() {
  const name = 'holidays'
  return field({
    blank: [] as string[],
    read(form) {
      const typed = form.block(name, { most: MOST_LETTERS })
      if (typed === undefined) return undefined
      const lines = toLatinDigits(typed)
        .split('\n')
        .map((line) => line.trim())
      const wrong = lines.findIndex((line) => line !== '' && readHoliday(line) === null)
      return wrong === -1
        ? lines.filter((line) => line !== '')
        : form.refuse(name, { kind: 'holiday-malformed', line: wrong + 1 })
    },
    texts: (lines: string[]) => ({ [name]: [lines.join('\n')] }),
    answers: {},
    stored: 'apart',
  })
}

/** About 200 lines. */
const MOST_LETTERS = 20_000
