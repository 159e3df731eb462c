import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import { can, Forbidden, type Act, type Role } from '#domain/accounts/permissions.ts'
import { recordKind, type RecordKindName } from '#domain/kinds.ts'
import { findTokenRole } from '#server/data/accounts/api-tokens-store.ts'
import { findStaffRole } from '#server/data/accounts/staff-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findImportKind } from '#server/data/imports/imports-store.ts'

/**
 * Throws `Forbidden` unless whoever acts has the right to do so now: by the role that the database says in this
 * transaction, whatever it was when the request came in.
 */
export async function authorize(tx: Db, by: ChangeMaker, act: Act): Promise<void> {
  if (!(await mayNow(tx, by, act))) throw new Forbidden(act)
}

/** The site itself, and whoever sits at its terminal, may do everything. */
export async function mayNow(tx: Db, by: ChangeMaker, act: Act): Promise<boolean> {
  const { kind, id } = actorOf(by)
  return kind === 'system' || can(id === null ? null : await presentRole(tx, kind, id), act)
}

async function presentRole(tx: Db, kind: 'staff' | 'token' | 'customer', id: string): Promise<Role> {
  if (kind === 'staff') return findStaffRole(tx, id)
  return kind === 'token' ? findTokenRole(tx, id) : null
}

export type RightTo = (kind: RecordKindName) => Act

/**
 * Whoever may do the opposite of an act may undo it. An import of prices says nothing of products but the availability of
 * their packs, so whoever may import that may take it back.
 */
export async function rightsToUndo(db: Db, actId: string): Promise<RightTo> {
  const isOfPrices = (await findImportKind(db, actId)) === 'prices'
  return (kind) => (isOfPrices && kind === 'product' ? 'imports' : recordKind(kind).writes)
}
