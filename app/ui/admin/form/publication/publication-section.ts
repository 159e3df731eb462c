import { publicationForm } from '#content/admin/records/publication.ts'
import { inLanguage, type Locale } from '#domain/text/locale.ts'
import type { FormSection } from '#app/ui/admin/form/form-sections.ts'

/** The parts of a form with the one that says when its record is on the site. */
export function withPublication(sections: FormSection[], locale: Locale): FormSection[] {
  const { title, publishAt, unpublishAt } = inLanguage(publicationForm, locale)
  const fields = [
    { names: ['publish_at'], label: publishAt },
    { names: ['unpublish_at'], label: unpublishAt },
  ]
  return [...sections, { id: PUBLICATION_ID, title, fields }]
}

export const PUBLICATION_ID = 'publication'
