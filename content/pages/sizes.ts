import { formatNumber, joinUnit } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

const units: Localized<readonly string[]> = {
  ar: ['كيلوبايت', 'ميغابايت', 'جيغابايت', 'تيرابايت'],
  en: ['kB', 'MB', 'GB', 'TB'],
}

/** A size as people say it, with one digit behind the point below ten: `1.4 GB`, `340 ميغابايت`. */
export function sizeInWords(bytes: number, locale: Locale): string {
  let value = bytes / 1000
  let unit = 0
  while (value >= 999.5 && unit < units[locale].length - 1) {
    value /= 1000
    unit += 1
  }
  const rounded = value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value)
  return joinUnit(formatNumber(rounded, locale), units[locale][unit] ?? '')
}
