import { countText, type PluralForms } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

const secondForms: Localized<PluralForms> = {
  ar: {
    one: 'ثانية',
    two: 'ثانيتين',
    few: '{count}\u00a0ثوانٍ',
    many: '{count}\u00a0ثانية',
    other: '{count}\u00a0ثانية',
  },
  en: { one: 'a second', other: '{count}\u00a0seconds' },
}

const minuteForms: Localized<PluralForms> = {
  ar: {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: '{count}\u00a0دقائق',
    many: '{count}\u00a0دقيقة',
    other: '{count}\u00a0دقيقة',
  },
  en: { one: 'a minute', other: '{count}\u00a0minutes' },
}

/** A wait in minutes, as it stands after "in" or "بعد": never less than a minute. */
export function inMinutes(seconds: number, locale: Locale): string {
  return countText(Math.max(1, Math.ceil(seconds / 60)), minuteForms, locale)
}

/** A wait in seconds, or in minutes where it is longer than two of them. */
export function inSeconds(seconds: number, locale: Locale): string {
  return seconds <= 120 ? countText(seconds, secondForms, locale) : inMinutes(seconds, locale)
}
