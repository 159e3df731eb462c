import type { SiteSettings } from '../settings.ts'
import { formatNumber } from '../../text/format.ts'
import { formatMonths } from '../../text/format-months.ts'
import { isolateText } from '../../text/isolate.ts'
import type { Locale } from '../../text/locale.ts'
import type { PlaceholderValues } from './fill-texts.ts'

type Facts = {
  settings: Pick<SiteSettings, 'name' | 'phone' | 'email' | 'privacyEmail' | 'requestMonths'>
  year: number
  /** How many are published. */
  products: number
}

/** What stands for each name in braces, in one language. */
export function placeholderValues({ settings, year, products }: Facts, locale: Locale): PlaceholderValues {
  const asWritten = (text: string) => (locale === 'ar' ? isolateText(text) : text)
  return {
    site: settings.name[locale],
    phone: asWritten(settings.phone),
    email: asWritten(settings.email),
    privacy_email: asWritten(settings.privacyEmail),
    request_time: formatMonths(settings.requestMonths, locale),
    year: String(year),
    products: formatNumber(products, locale),
  }
}
