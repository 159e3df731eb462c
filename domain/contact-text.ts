import type { SiteSettings } from './settings.ts'

/** A piece of a text: words in the page's language, or a contact value, which always reads left to right. */
export type TextPart = { text: string; href?: string }

/** The values that a text may name. */
export type Contacts = Pick<SiteSettings, 'phone' | 'email' | 'privacyEmail'>

/** Splits a text at `{phone}`, `{email}` and `{privacy_email}` and puts the site's own values there, as links. */
export function fillContacts(text: string, contacts: Contacts): TextPart[] {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('{') ? contactPart(piece, contacts) : { text: piece }))
}

/** The address that dials a number as people write it: `+966 11 000 0000` gives `tel:+966110000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

export function emailHref(email: string): string {
  return `mailto:${email}`
}

function contactPart(placeholder: string, contacts: Contacts): TextPart {
  switch (placeholder) {
    case '{phone}':
      return { text: contacts.phone, href: phoneHref(contacts.phone) }
    case '{email}':
      return { text: contacts.email, href: emailHref(contacts.email) }
    case '{privacy_email}':
      return { text: contacts.privacyEmail, href: emailHref(contacts.privacyEmail) }
    default:
      throw new Error(`No contact value is called ${placeholder}`)
  }
}
