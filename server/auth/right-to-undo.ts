import type { Act } from '#domain/accounts/permissions.ts'
import { recordKind, type RecordKindName } from '#domain/records/record-kinds.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findImportKind } from '#server/data/imports/imports-store.ts'

export type RightTo = (kind: RecordKindName) => Act

/**
 * Whoever may do the opposite of an act may undo it. An import of prices says nothing of products but the availability of
 * their packs, so whoever may import that may take it back.
 */
export async function rightsToUndo(db: Db, actId: string): Promise<RightTo> {
  const isOfPrices = (await findImportKind(db, actId)) === 'prices'
  return (kind) => (isOfPrices && kind === 'product' ? 'imports' : recordKind(kind).writes)
}
