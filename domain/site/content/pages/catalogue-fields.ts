import { choice } from '#domain/fields/field-kinds.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { type ContentFields, words } from '#domain/site/content/text-kinds.ts'
import { file } from '#domain/fields/list-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'

const CATALOGUE_SOURCES = ['live', 'file'] as const
type CatalogueSource = (typeof CATALOGUE_SOURCES)[number]

const snippet = { most: RECORD_LIMITS.snippet }

/** What stands round the catalogue, and the files of a house that prints its own. */
export const CATALOGUE_FIELDS = {
  heroTitle: { section: 'hero', ...words('hero_title', { required: true }) },
  heroSubtitle: { section: 'hero', ...words('hero_subtitle', snippet) },
  /** What search engines and shared links say of the page. */
  description: { section: 'hero', ...words('description', snippet) },
  source: { section: 'files', ...source() },
  fileAr: { section: 'files', ...pdf('file_ar') },
  fileEn: { section: 'files', ...pdf('file_en') },
  /** What stands in place of the pages where the screen is too small for them. */
  smallTitle: { section: 'small', ...words('small_title') },
  smallText: { section: 'small', ...words('small_text', snippet) },
} satisfies ContentFields

/** Whoever sends a file and does not say so wants it to be the catalogue. */
function source() {
  const field = choice(
    'catalogue_source',
    CATALOGUE_SOURCES,
    '`live`: printed from the records; `file`: the files below',
  )
  return {
    ...field,
    read(form: RecordForm, before: CatalogueSource): CatalogueSource | undefined {
      const isSaid = form.value('catalogue_source') !== undefined
      return isSaid || !['file_ar', 'file_en'].some((name) => form.value(name)) ? field.read(form, before) : 'file'
    },
  }
}

function pdf<const Name extends string>(name: Name) {
  const about = 'PDF, at most 30 MB'
  return file(name, { existing: `existing_${name}`, column: name, kind: 'catalogue', about })
}
