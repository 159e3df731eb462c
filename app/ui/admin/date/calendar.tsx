import { useEffect, useRef } from 'react'
import { DayPicker, type Formatters, type Labels } from 'react-day-picker'
import { dateWords } from '#content/admin/date.ts'
import { FIRST_YEAR, LAST_YEAR } from '#domain/text/day.ts'
import { directionOf, type Locale, type Localized, type InLanguage } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'

/** Gregorian months and Latin digits in both languages. */
const TAGS: Localized = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-US' }

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

/** Names of months and days, and what screen readers say, in the words of the page. */
function calendarTexts(locale: Locale, words: InLanguage<typeof dateWords>) {
  const names = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(TAGS[locale], options)
    return (date: Date) => format.format(date)
  }
  const month = names({ month: 'long' })
  const wholeDay = names({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const weekday = names({ weekday: 'long' })
  const formatters: Partial<Formatters> = {
    formatMonthDropdown: month,
    formatYearDropdown: (date) => String(date.getFullYear()),
    formatWeekdayName: names({ weekday: locale === 'ar' ? 'narrow' : 'short' }),
    formatCaption: names({ month: 'long', year: 'numeric' }),
    formatDay: (date) => String(date.getDate()),
  }
  const labels: Partial<Labels> = {
    labelGrid: names({ month: 'long', year: 'numeric' }),
    labelDayButton: (date, { today, selected }) => {
      const named = today ? words.today(wholeDay(date)) : wholeDay(date)
      return selected ? words.chosen(named) : named
    },
    labelWeekday: weekday,
    labelNext: () => words.nextMonth,
    labelPrevious: () => words.previousMonth,
    labelMonthDropdown: () => words.month,
    labelYearDropdown: () => words.year,
    labelNav: () => words.calendar,
  }
  return { formatters, labels }
}
