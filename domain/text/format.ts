import type { Locale, Localized } from './locale.ts'

/** Arabic text keeps Latin digits and the Gregorian calendar; plain `ar-SA` differs between engines. */
const FORMAT_TAGS: Localized = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-US' }

export const NO_BREAK_SPACE = '\u00a0'

/** Words for a count, by the language's plural rules; `{count}` stands for the number. Arabic has six forms. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Making a format takes far longer than using it, so each is made once, and only where it is used. */
const pluralRules = eachLocale((locale) => new Intl.PluralRules(locale))
const numberFormats = eachLocale((_locale, tag) => new Intl.NumberFormat(tag))
const dayFormats = shortDates('UTC')

export function shortDates(timeZone: string): Localized<() => Intl.DateTimeFormat> {
  return eachLocale(
    (_locale, tag) => new Intl.DateTimeFormat(tag, { day: '2-digit', month: 'short', year: 'numeric', timeZone }),
  )
}

export function eachLocale<T>(make: (locale: Locale, tag: string) => T): Localized<() => T> {
  return { ar: onceAsked(() => make('ar', FORMAT_TAGS.ar)), en: onceAsked(() => make('en', FORMAT_TAGS.en)) }
}

function onceAsked<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** A count in words: 7 products are `7 منتجات`, 14 are `14 منتجاً`. A form that is not given falls back to `other`. */
export function countText(count: number, forms: Localized<PluralForms>, locale: Locale): string {
  const form = forms[locale][pluralRules[locale]().select(count)] ?? forms[locale].other
  return form.replace('{count}', formatNumber(count, locale))
}

/** The words of a count in both languages, as `counted(forms).ar(7)`. */
export function counted(forms: Localized<PluralForms>): Localized<(count: number) => string> {
  return { ar: (count) => countText(count, forms, 'ar'), en: (count) => countText(count, forms, 'en') }
}

/**
 * `1200` is `1,200` in both languages. What needs no grouping is written as it is: the first number format costs a phone
 * more than all else that hydrates a page.
 */
export function formatNumber(value: number, locale: Locale): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return numberFormats[locale]().format(value)
}

/** A decimal text with its thousands apart: `12500.00` is `12,500.00`, in both languages. */
export function groupedDecimal(amount: string): string {
  const [whole = '', ...rest] = amount.split('.')
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.')
}

/** A calendar day (`2026-10-04`) as `04 أكتوبر 2026` and `04 Oct 2026`; null where the text is no day. */
export function formatDay(day: string, locale: Locale): string | null {
  return formatShortDate(new Date(`${day}T00:00:00Z`), dayFormats[locale])
}

/** Number and unit never part at the end of a line: `750 ml`. */
export function joinUnit(value: string, unit: string): string {
  return unit === '' ? value : `${value}${NO_BREAK_SPACE}${unit}`
}

/** Day, month and year in one order in both languages; null for no date. */
export function formatShortDate(date: Date, format: () => Intl.DateTimeFormat): string | null {
  if (Number.isNaN(date.getTime())) return null
  const parts = format().formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}`
}

type Arabic = readonly [one: string, two: string, few: string, many: string, other: string]
type English = readonly [one: string, other: string]

/** What is counted: behind its number, from which a no-break space keeps it; one and two stand in Arabic without it. */
export function nouns(ar: Arabic, en: English, zero: Partial<Localized> = {}): Localized<PluralForms> {
  const behind = (noun: string) => `{count}\u00a0${noun}`
  const [one, two, few, many, other] = ar
  return {
    ar: {
      ...(zero.ar !== undefined && { zero: zero.ar }),
      one,
      two,
      few: behind(few),
      many: behind(many),
      other: behind(other),
    },
    en: { ...(zero.en !== undefined && { zero: zero.en }), one: behind(en[0]), other: behind(en[1]) },
  }
}
