import { blankRecord, filesOf, formNames, lineFields, readRecord, type Fields } from '#domain/fields/field.ts'
import { CONTENT_KINDS, contentFields, type ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord, ContentValues } from '#domain/site/content/content-record.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { deleteContent } from '#server/data/site/content-store.ts'
import { cleanPlainRichText } from '#server/services/posts/rich-text.ts'
import type { RecordType } from '#server/records/type.ts'
import type { EditingDeps } from '#server/records/save.ts'
import { removedAlone } from '#server/records/publish.ts'
import { createContentRecords } from './content-records.ts'

/** How a record of the site's content is read from fields and written; `id` says of which page. */
export function contentType(
  { clock, coming }: Pick<EditingDeps, 'clock'> & { coming?: ReadonlySet<string> },
  kind: ContentKind,
  id: string,
): RecordType<ContentRecord, ContentValues> {
  const table = contentFields(kind, id)
  const blank = blankRecord(table)
  const valuesOf = (record: ContentValues): ContentValues =>
    Object.fromEntries(Object.keys(table).map((key) => [key, record[key]]))
  return {
    table: 'content_records',
    slugField: null,
    kind,
    idField: 'id',
    ...(kind === 'page' && isPageName(id) && { onlyId: id }),
    files: filesOf(table),
    namesProducts: Object.values(table).flatMap((field) => ('isProduct' in field ? formNames(field) : [])),
    read(fields, before, isDraft) {
      const { input, problems } = readRecord(table, fields, before, isDraft)
      return { input: withCleanTexts(table, input), problems }
    },
    contentOf: (values) => lineFields(table, values),
    inputOf: valuesOf,
    complete: (values) => ({ ...blank, ...values }),
    on: (db) => createContentRecords({ db, clock, kind, table, coming }),
    remove: async (tx, record) => removedAlone(await deleteContent(tx, kind, record.id)),
  }
}

/** Rich texts as the editor can make them, without pictures. */
function withCleanTexts(table: Fields, input: ContentValues): ContentValues {
  const texts = Object.entries(table).flatMap(([key, { isMarkup }]) => {
    const text = isMarkup ? (input[key] as Localized | undefined) : undefined
    return text ? [[key, { ar: cleanPlainRichText(text.ar), en: cleanPlainRichText(text.en) }] as const] : []
  })
  return { ...input, ...Object.fromEntries(texts) }
}

export function eachContentKind<Value>(of: (kind: ContentKind) => Value): Record<ContentKind, Value> {
  return Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, of(kind)])) as Record<ContentKind, Value>
}
