import { fillIn } from '../text/fill-in.ts'
import { formatMonths } from '../text/format-months.ts'
import type { Locale } from '../text/locale.ts'
import type { SiteSettings } from '../site/settings.ts'

/** A piece of a text: words in the page's language, or a contact value, which always reads left to right. */
export type TextPart = { text: string; href?: string }

/** The values that a text may name. */
export type Contacts = Pick<SiteSettings, 'name' | 'phone' | 'email' | 'privacyEmail' | 'requestMonths'>

/**
 * Splits a text at `{phone}`, `{email}`, `{privacy_email}` and `{request_time}` and puts the site's own values there,
 * those that can be followed as links. `{site}` is a word among the others.
 */
export function fillContacts(text: string, contacts: Contacts, locale: Locale): TextPart[] {
  return text
    .split(/(\{(?!site\})\w+\})/)
    .map((piece, index) =>
      index % 2 === 1 ? contactPart(piece, contacts, locale) : { text: fillIn(piece, { site: contacts.name[locale] }) },
    )
    .filter((part) => part.text !== '')
}

/** The address that dials a number as people write it: `+966 11 000 0000` gives `tel:+966110000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

export function emailHref(email: string): string {
  return `mailto:${email}`
}

function contactPart(placeholder: string, contacts: Contacts, locale: Locale): TextPart {
  switch (placeholder) {
    case '{phone}':
      return { text: contacts.phone, href: phoneHref(contacts.phone) }
    case '{email}':
      return { text: contacts.email, href: emailHref(contacts.email) }
    case '{privacy_email}':
      return { text: contacts.privacyEmail, href: emailHref(contacts.privacyEmail) }
    case '{request_time}':
      return { text: formatMonths(contacts.requestMonths, locale) }
    default:
      throw new Error(`No contact value is called ${placeholder}`)
  }
}
