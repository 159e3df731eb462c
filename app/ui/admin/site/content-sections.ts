import { listLabels } from '#content/admin/site/list-labels.ts'
import { labelsOfPages } from '#content/admin/site/page-labels.ts'
import { listSections, pageSections } from '#content/admin/site/content-sections.ts'
import type { ContentFields } from '#domain/site/content/content-fields.ts'
import { contentFields, type ContentKind } from '#domain/site/content/content-kinds.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import { inLanguage } from '#domain/text/in-language.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { formSections, type FormSection } from '#app/ui/admin/form/form-sections.ts'

/** What the form of a record of the site's content is made of; `id` says of which page. */
export type ContentParts = {
  fields: ContentFields
  labels: Record<string, Localized>
  titles: Record<string, Localized>
}

export function contentParts(kind: ContentKind, id: string): ContentParts {
  const fields = contentFields(kind, id)
  if (kind !== 'page') return { fields, labels: listLabels[kind], titles: listSections[kind] }
  if (!isPageName(id)) return { fields, labels: {}, titles: {} }
  return { fields, labels: labelsOfPages[id], titles: pageSections[id] }
}

/** Its parts with their fields, in their order. */
export function contentSections({ fields, labels, titles }: ContentParts, locale: Locale): FormSection[] {
  const named = inLanguage<Record<string, Localized>>(titles, locale) as Record<string, string>
  return formSections<string, ContentFields>(fields, named, inLanguage(labels, locale))
}
