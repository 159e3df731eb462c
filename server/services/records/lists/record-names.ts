import type { RecordKindName } from '#domain/records/record-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import { entityNames, type EntityTable } from '#server/data/catalogue/entities-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findRecords } from '#server/data/records/records-store.ts'

const TABLES: Partial<Record<RecordKindName, EntityTable>> = {
  category: 'categories',
  brand: 'brands',
  product: 'products',
  post: 'posts',
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
