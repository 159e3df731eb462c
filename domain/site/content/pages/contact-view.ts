import type { RecordOf } from '#domain/fields/field.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import type { CONTACT_FIELDS } from './contact-fields.ts'

/** What the ways to reach the company are called. */
export type ChannelNames = { phone: string; sales: string; messaging: string; email: string; map: string }

export type ContactView = {
  title: string
  subtitle: string
  description: string
  channels: ChannelNames
  /** What the field of the messaging app holds when it opens. */
  messagingText: string
}

/** `names` are those of what has none: a page with a form is always there. */
export function toContactView(
  contact: RecordOf<typeof CONTACT_FIELDS>,
  names: ChannelNames & { title: string },
  locale: Locale,
): ContactView {
  const { heroTitle, heroSubtitle, description, messagingText, sales, messaging, email, map } = inLanguage(
    contact,
    locale,
  )
  return {
    title: heroTitle || names.title,
    subtitle: heroSubtitle,
    description,
    channels: {
      phone: names.phone,
      sales: sales || names.sales,
      messaging: messaging || names.messaging,
      email: email || names.email,
      map: map || names.map,
    },
    messagingText,
  }
}
