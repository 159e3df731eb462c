import { eachLocale, NO_BREAK_SPACE } from './format.ts'
import type { Locale } from './locale.ts'

const formats = eachLocale(
  (_locale, tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
)

/** A number of months in words: `12 months`, `12 شهراً`. */
export function formatMonths(count: number, locale: Locale): string {
  // All texts of the site write this sign after the alef.
  return formats[locale]().format(count).replace(' ', NO_BREAK_SPACE).replace('\u064b\u0627', '\u0627\u064b')
}
