import { type ContentFields, words } from '#domain/site/content/text-kinds.ts'
import { file } from '#domain/records/list-kinds.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'

const snippet = { most: RECORD_LIMITS.snippet }

/** The printed catalogue: there is a page of it as long as there is a file. */
export const CATALOGUE_FIELDS = {
  heroTitle: { section: 'hero', ...words('hero_title', { required: true }) },
  heroSubtitle: { section: 'hero', ...words('hero_subtitle', snippet) },
  /** What search engines and shared links say of the page. */
  description: { section: 'hero', ...words('description', snippet) },
  fileAr: { section: 'files', ...pdf('file_ar') },
  fileEn: { section: 'files', ...pdf('file_en') },
  /** What stands in place of the pages where the screen is too small for them. */
  smallTitle: { section: 'small', ...words('small_title') },
  smallText: { section: 'small', ...words('small_text', snippet) },
} satisfies ContentFields

function pdf<const Name extends string>(name: Name) {
  const about = 'PDF, at most 30 MB'
  return file(name, { existing: `existing_${name}`, column: name, kind: 'catalogue', about })
}
