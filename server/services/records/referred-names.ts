import { recordKind, type RecordContent, type RecordKindName } from '#domain/records/record-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { namesOfRecords } from './lists/record-names.ts'

/** What the fields of contents refer to, by kind and id. */
export async function namesOfReferred(
  db: Db,
  kind: RecordKindName,
  contents: readonly RecordContent[],
): Promise<Record<string, Localized>> {
  const names: Record<string, Localized> = {}
  for (const [field, referred] of Object.entries(recordKind(kind).refersTo)) {
    const ids = contents.map((content) => content[field]).filter((id) => typeof id === 'string' && id !== '')
    const found = await namesOfRecords(db, referred, [...new Set(ids as string[])])
    for (const [id, name] of found) names[`${referred}/${id}`] = name
  }
  return names
}
