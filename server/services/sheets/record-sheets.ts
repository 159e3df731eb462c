import { inLanguage, sheetHeadings } from '#content/admin/catalogue/sheets.ts'
import { fieldLabel } from '#content/admin/record-fields.ts'
import { stateWords } from '#content/admin/records/publication.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { toBrandInput } from '#domain/catalogue/brand.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { toCategoryInput } from '#domain/catalogue/category.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { toPostInput } from '#domain/posts/post.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { lineFields, type Fields } from '#domain/fields/field.ts'
import { listedState } from '#domain/records/record-state.ts'
import type { WrittenCell } from '#domain/sheets/written-sheet.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { StaffReads, StaffRecord } from '#server/records/staff-reads.ts'
import type { StaffReadsService } from '#server/services/records.ts'

/** A column of a sheet of records: its key in calls, its heading, and what stands in its cells. */
export type ListColumn<Row> = {
  key: string
  heading(locale: Locale): string
  cell(row: Row, locale: Locale): WrittenCell
}

type RecordRow<Entity> = StaffRecord<Entity> & { content: FormFields }
type SheetKind = 'category' | 'brand' | 'post'

/** How records of a kind become rows: every field of their table by itself. */
export type RecordSheet = {
  columns: readonly ListColumn<RecordRow<unknown>>[]
  row(reads: StaffReadsService, id: string): Promise<RecordRow<unknown> | null>
}

export const RECORD_SHEETS = {
  categories: recordSheet('category', CATEGORY_FIELDS, (reads) => reads.category, toCategoryInput),
  brands: recordSheet('brand', BRAND_FIELDS, (reads) => reads.brand, toBrandInput),
  blogs: recordSheet('post', POST_FIELDS, (reads) => reads.post, toPostInput),
}

function recordSheet<Entity extends { id: string }>(
  kind: SheetKind,
  table: Fields,
  readsOf: (reads: StaffReadsService) => StaffReads<Entity>,
  inputOf: (entity: Entity) => Readonly<Record<string, unknown>>,
): RecordSheet {
  return {
    columns: [
      { key: 'id', heading: (locale) => sheetHeadings.id[locale], cell: ({ head }) => head.id },
      {
        key: 'state',
        heading: (locale) => sheetHeadings.state[locale],
        cell: ({ head }, locale) => stateWords[listedState(head)][locale],
      },
      ...Object.entries(table).flatMap(([key, field]) =>
        Object.keys(field.line(field.blank)).map((name) => ({
          key: name.replace('[]', ''),
          heading: (locale: Locale) =>
            headingOf(kind, { key, name, isOne: !field.pair && !inTwo(field.line(field.blank)) }, locale),
          cell: ({ content }: RecordRow<unknown>) => cellOf(content[name]),
        })),
      ),
    ],
    async row(reads, id) {
      const found = await readsOf(reads).standing(id)
      return found && { ...found, content: lineFields(table, inputOf(found.record) as never) }
    },
  }
}

function inTwo(line: FormFields): boolean {
  return Object.keys(line).length > 1
}

export function headingOf(
  kind: SheetKind | 'customer',
  { key, name, isOne }: { key: string; name: string; isOne: boolean },
  locale: Locale,
) {
  const label = fieldLabel(kind, key)?.[locale] ?? name
  if (isOne) return label
  return inLanguage[name.endsWith('_ar') || name === 'tags' ? 'ar' : 'en'][locale](label)
}

/** Lists one to a line, records as calls have them. */
export function cellOf(value: unknown): WrittenCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  const isPlain = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isPlain ? value.join('\n') : JSON.stringify(value)
}
