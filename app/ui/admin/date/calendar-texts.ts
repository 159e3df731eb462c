import type { Formatters, Labels } from 'react-day-picker'
import type { dateWords } from '#content/admin/date.ts'
import type { InLanguage } from '#domain/text/in-language.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

/** Gregorian months and Latin digits in both languages. */
const TAGS: Localized = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-US' }

/** Names of months and days, and what screen readers say, in the words of the page. */
export function calendarTexts(locale: Locale, words: InLanguage<typeof dateWords>) {
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
