import { filledParts, type TextPart } from '#domain/messages/contact-text.ts'
import type { RecordOf } from '#domain/fields/field.ts'
import { formatDay } from '#domain/text/format.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import type { DOCUMENT_FIELDS } from './document-fields.ts'

export type SectionView = {
  id: string
  title: string
  body: TextPart[]
  items: string[]
  note: TextPart[]
  link: { to: string; label: string } | null
}

/** A text of the house rules as its page shows it, in one language, with the site's own values. */
export type DocumentView = {
  title: string
  intro: string
  description: string
  /** The day for machines and for people. */
  updated: { day: string; text: string } | null
  sections: SectionView[]
}

export type PageDocument = RecordOf<typeof DOCUMENT_FIELDS>

/** What the texts of a page name in braces. */
type Values = Readonly<Record<string, string>>

export function toDocumentView(document: PageDocument, locale: Locale, values: Values): DocumentView {
  const { sections, ...words } = inLanguage(document, locale)
  const { title, intro, description, updated } = fillTexts(words, values)
  return {
    title,
    intro,
    description,
    updated: updated === '' ? null : { day: updated, text: formatDay(updated, locale) ?? updated },
    sections: sections
      .filter((section) => section.title !== '')
      .map((section) => ({
        id: section.id,
        title: fillTexts(section.title, values),
        body: filledParts(section.body, values),
        items: fillTexts(section.items, values),
        note: filledParts(section.note, values),
        link:
          section.link && section.linkLabel ? { to: section.link, label: fillTexts(section.linkLabel, values) } : null,
      })),
  }
}
