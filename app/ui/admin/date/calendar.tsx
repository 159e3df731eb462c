import { useEffect, useRef } from 'react'
import { DayPicker } from 'react-day-picker'
import { dateWords } from '#content/admin/date.ts'
import { FIRST_YEAR, LAST_YEAR } from '#domain/text/day.ts'
import { directionOf } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { calendarTexts } from './calendar-texts.ts'

type CalendarProps = {
  /** `YYYY-MM-DD`; null where the field says no day. */
  day: string | null
  onDay: (day: string) => void
}

/** A month at a time, with the keyboard as a grid is used. Weeks begin on Sunday. */
export function Calendar({ day, onDay }: CalendarProps) {
  const locale = useLocale()
  const words = useWords(dateWords)
  const selected = day === null ? undefined : toLocalDate(day)
  const grid = useRef<HTMLDivElement>(null)
  // One day of the month is in the tab order: the chosen one, or today.
  useEffect(() => grid.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus(), [])
  return (
    <div ref={grid}>
      <DayPicker
        mode="single"
        required
        selected={selected}
        defaultMonth={selected}
        onSelect={(date) => onDay(toDay(date))}
        captionLayout="dropdown"
        navLayout="after"
        startMonth={new Date(FIRST_YEAR, 0)}
        endMonth={new Date(LAST_YEAR, 11)}
        showOutsideDays
        fixedWeeks
        weekStartsOn={0}
        lang={locale}
        dir={directionOf(locale)}
        {...calendarTexts(locale, words)}
      />
    </div>
  )
}

/** The picker counts in the time of the device; a day has none. */
function toLocalDate(day: string): Date {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year ?? 0, (month ?? 1) - 1, date)
}

function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
