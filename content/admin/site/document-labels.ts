import { shared } from '#content/staff-labels.ts'
import type { DOCUMENT_FIELDS, SECTION_FIELDS } from '#domain/site/content/pages/document-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { descriptionLabel, headingLabel, heroTitleLabel } from './shared-labels.ts'

export const documentLabels: Record<keyof typeof DOCUMENT_FIELDS, Localized> = {
  title: heroTitleLabel,
  intro: { ar: 'المقدمة', en: 'Introduction' },
  updated: { ar: 'آخر تحديث', en: 'Last updated' },
  description: descriptionLabel,
  sections: { ar: 'الأقسام', en: 'Sections' },
}

/** Of each section. */
export const sectionLabels: Record<keyof typeof SECTION_FIELDS, Localized> = {
  id: { ar: 'اسمه في الرابط', en: 'Its name in the address' },
  title: headingLabel,
  body: shared.text,
  items: { ar: 'النقاط، واحدة في كل سطر', en: 'Points, one to a line' },
  note: { ar: 'ملاحظة بعد النقاط', en: 'Note below the points' },
  link: { ar: 'الرابط', en: 'Link' },
  linkLabel: { ar: 'نص الرابط', en: 'Words of the link' },
}
