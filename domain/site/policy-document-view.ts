import { fillContacts, type Contacts, type TextPart } from '../messages/contact-text.ts'
import { formatDay } from '../text/format.ts'
import { inLanguage } from '../text/in-language.ts'
import type { Locale } from '../text/locale.ts'
import type { PolicyDocument } from './policy-document.ts'

export type SectionView = {
  id: string
  title: string
  body: TextPart[]
  items: string[]
  note: string | null
  link: { to: string; label: string } | null
}

/** A text of the house rules as its page shows it, in one language, with the site's own contact values. */
export type DocumentView = {
  title: string
  intro: string | null
  /** The day for machines and for people. */
  updated: { day: string; text: string }
  sections: SectionView[]
}

export function toDocumentView(document: PolicyDocument, contacts: Contacts, locale: Locale): DocumentView {
  const { title, intro, updated, sections } = inLanguage(document, locale)
  return {
    title,
    intro: intro ?? null,
    updated: { day: updated, text: formatDay(updated, locale) ?? updated },
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      body: fillContacts(section.body, contacts, locale),
      items: section.items ?? [],
      note: section.note ?? null,
      link: section.link ?? null,
    })),
  }
}
