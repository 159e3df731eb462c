import type { Locale, Localized } from '#domain/text/locale.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { plainValues } from './text-values.ts'

type Facts = {
  settings: Pick<SiteSettings, 'name' | 'phone' | 'email' | 'privacyEmail' | 'requestMonths' | 'hours'>
  year: number
  products: number
}

/** What mails may name of the site, in each language. */
export function mailValues(facts: Facts): Localized<Readonly<Record<string, string>>> {
  const inOne = (locale: Locale) => ({ ...plainValues(facts, locale), hours: facts.settings.hours[locale] })
  return { ar: inOne('ar'), en: inOne('en') }
}
