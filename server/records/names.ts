import { recordKind, type RecordContent, type RecordKindName } from '#domain/kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import { entityNames, type EntityTable } from '#server/data/catalogue/entities-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findRecords } from '#server/data/records/records-store.ts'

const TABLES: Partial<Record<RecordKindName, EntityTable>> = {
  category: 'categories',
  brand: 'brands',
  product: 'products',
  post: 'posts',
  document: 'documents',
}

/** What these records outside the bin are called, by id; those that are not there are left out. */
export async function namesOfRecords(db: Db, kind: RecordKindName, ids: string[]): Promise<Map<string, Localized>> {
  const heads = await findRecords(db, kind, ids)
  const names = new Map(Array.from(heads, ([id, { name }]) => [id, name]))
  const table = TABLES[kind]
  const others = ids.filter((id) => !names.has(id))
  // One that nobody has saved since there are versions may have no row of its own.
  if (!table || others.length === 0) return names
  return new Map([...names, ...(await entityNames(db, table, others))])
}

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
