import type { SiteSettings } from '#domain/site/settings.ts'
import { formatNumber } from '#domain/text/format.ts'
import { formatMonths } from '#domain/text/format-months.ts'
import { isolateText } from '#domain/text/isolate.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { PlaceholderValues } from './fill-texts.ts'

type Facts = {
  settings: Pick<SiteSettings, 'name' | 'phone' | 'email' | 'privacyEmail' | 'requestMonths'>
  year: number
  /** How many are published. */
  products: number
}

/** What stands for each name in braces, in one language. */
export function placeholderValues(facts: Facts, locale: Locale): PlaceholderValues {
  const values = plainValues(facts, locale)
  const asWritten = (text: string) => (locale === 'ar' && text !== '' ? isolateText(text) : text)
  const { phone, email, privacy_email: privacy } = values
  return { ...values, phone: asWritten(phone), email: asWritten(email), privacy_email: asWritten(privacy) }
}

/** The same where what is read from left to right is set apart by other means: as links, and in mails. */
export function plainValues({ settings, year, products }: Facts, locale: Locale): PlaceholderValues {
  return {
    site: settings.name[locale],
    phone: settings.phone,
    email: settings.email,
    privacy_email: settings.privacyEmail || settings.email,
    request_time: formatMonths(settings.requestMonths, locale),
    year: String(year),
    products: formatNumber(products, locale),
  }
}

type MailFacts = {
  settings: Pick<SiteSettings, 'name' | 'phone' | 'email' | 'privacyEmail' | 'requestMonths' | 'hours'>
  year: number
  products: number
}

/** What mails may name of the site, in each language. */
export function mailValues(facts: MailFacts): Localized<Readonly<Record<string, string>>> {
  const inOne = (locale: Locale) => ({ ...plainValues(facts, locale), hours: facts.settings.hours[locale] })
  return { ar: inOne('ar'), en: inOne('en') }
}
