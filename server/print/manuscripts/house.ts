import { words } from '#content/print.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { PictureSource } from '#server/files/print-pictures/picture-order.ts'
import { isolateRuns } from '#server/print/printed-text.ts'

/** Who answers for what is printed, as settings and site content say. */
export type PrintedHouse = {
  settings: SiteSettings
  /** The public origin, to which codes on paper lead. */
  origin: string
  /** Of marks and labels, readable on white: `#rrggbb`. */
  colour: string
  /** Null of a house that has its name alone. */
  logo: PictureSource | null
  logoWhite: PictureSource | null
  /** The scenes of the demo content's catalogue. */
  scenes: { cover: PictureSource; about: PictureSource } | null
  about: { title: Localized; paragraphs: Localized<string[]> } | null
}

export type ContactView = { label: string; text: string; href: string }
export type DistributorView = { company: string; lines: string[]; contacts: ContactView[] }

/** Name, address, registration and ways to reach the house: what of them it has. */
export function toDistributorView({ settings }: PrintedHouse, locale: Locale): DistributorView {
  const { company, name, address, hours, commercialRegistration, vatNumber } = settings
  const phone = settings.salesPhone || settings.phone
  const email = settings.salesEmail || settings.email
  const registered = (label: Localized, number: string) =>
    number === '' ? '' : `${label[locale]} ${isolate(number, locale)}`
  const lines = [
    address[locale],
    isolateRuns(hours[locale], locale),
    registered(words.commercialRegistration, commercialRegistration),
    registered(words.vatNumber, vatNumber),
  ]
  const contacts = [
    { label: words.phone[locale], said: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    { label: words.email[locale], said: email, href: `mailto:${email}` },
  ]
  return {
    company: company[locale] || name[locale],
    lines: lines.filter((line) => line !== ''),
    contacts: contacts
      .filter(({ said }) => said !== '')
      .map(({ said, ...contact }) => ({ ...contact, text: isolate(said, locale) })),
  }
}
