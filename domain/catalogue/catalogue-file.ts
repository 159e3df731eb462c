import type { FormFields } from '#domain/fields/form-values.ts'
import { CONTENT_KINDS } from '#domain/site/content/content-kinds.ts'
import type { MediaFile } from '#domain/media/media-file.ts'

/** A file of the catalogue has one record a line, in this order: what a record names stands before it. */
export const CATALOGUE_RECORDS = [
  'catalogue',
  'file',
  'attribute',
  'category',
  'brand',
  'product',
  'document',
  'post',
  'settings',
  'seo',
  'synonyms',
  ...CONTENT_KINDS,
  'redirect',
] as const
type CatalogueRecord = (typeof CATALOGUE_RECORDS)[number]

/** One line: what it is of, and its fields by the names of staff's forms and the API. */
export type CatalogueLine = FormFields & { record: CatalogueRecord }

export const CATALOGUE_FORMAT = 1

export function headLine(createdAt: string): CatalogueLine {
  return { record: 'catalogue', format: CATALOGUE_FORMAT, created_at: createdAt }
}

type DescribedFile = Pick<MediaFile, 'name' | 'kind' | 'originalName' | 'alt' | 'isDecorative' | 'focus' | 'tags'>

export function fileLine(
  { name, kind, originalName, alt, isDecorative, focus, tags }: DescribedFile,
  bytes: string,
): CatalogueLine {
  const words = kind === 'image' && { alt_ar: alt.ar, alt_en: alt.en, decorative: isDecorative, focus }
  return { record: 'file', name, kind, original_name: originalName, ...words, tags, bytes }
}

/** Whether the fields of a line all say what another one says. Earlier files say figures as texts, and none as ''. */
export function saysTheSame(line: FormFields, other: FormFields): boolean {
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : (value ?? ''))
  return Object.entries(line).every(
    ([name, value]) => JSON.stringify(text(value)) === JSON.stringify(text(other[name])),
  )
}
