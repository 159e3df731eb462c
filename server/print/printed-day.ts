import type { Localized } from '#domain/text/locale.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { isolateRuns } from './isolated-runs.ts'

/** A day in both calendars of the country. */
export type PrintedDay = Localized<{ gregorian: string; hijri: string }>

/** English as Saudi Arabia writes days: the day first. */
const TAGS = { ar: 'ar-SA-u-nu-latn', en: 'en-GB' }
/** The sign of the era is drawn out by a stroke, which no printed text keeps; an invisible joiner gives it the same shape. */
const DRAWN_OUT = 'هـ'
const JOINED = 'ه\u200d'
const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** `2026-11-27` as `27 نوفمبر 2026` and `17 جمادى الآخرة 1448 هـ`, by the calendar of Umm al-Qura. */
export function printedDay(day: string): PrintedDay {
  const date = new Date(`${day}T00:00:00Z`)
  const [ar, en] = LOCALES.map((locale) => {
    const written = (calendar: string) =>
      isolateRuns(new Intl.DateTimeFormat(TAGS[locale], { ...LONG, calendar }).format(date), locale).replace(
        DRAWN_OUT,
        JOINED,
      )
    return { gregorian: written('gregory'), hijri: written('islamic-umalqura') }
  })
  return { ar: ar!, en: en! }
}
