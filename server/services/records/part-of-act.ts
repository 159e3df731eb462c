import { success } from '#domain/records/errors.ts'
import { readPublicationPlan } from '#domain/records/publication-plan.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { authorize } from '#server/services/accounts/authorization.ts'
import type { Tried } from './edit-transaction.ts'
import { standingOf, type Edited, type EditedKind, type Slugged } from './edited-kind.ts'
import { presentOfForm, type EditBase } from './present-record.ts'
import { add, update, type Did, type Done, type Saving } from './record-changes.ts'
import { headOfStanding } from './record-heads.ts'
import type { Creation } from './record-identity.ts'

/** The record as it was left, with what is known of it beside its content. */
export type Saved<Entity> = { record: Entity; head: RecordHead; did: Did }

/**
 * A save is a part of its act (`context.actId`) in the transaction of whoever calls: many records may be saved in one, with
 * a version each and one undo for all. `sent` names stored files in the place of files.
 */
export async function addInAct<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  saving: Saving & { named?: Pick<Creation, 'id' | 'createdAt'> },
): Promise<Tried<Saved<Entity>, Entity>> {
  await authorize(tx, saving.context.by, recordKind(kind.subject).writes)
  return withHead(tx, kind, await add(tx, kind, saving))
}

/** The fields name the record and, where a newer one is to be refused, its version. */
export async function updateInAct<Entity extends Edited, Input extends Slugged>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { base, ...saving }: Saving & { base: EditBase },
): Promise<Tried<Saved<Entity>, Entity>> {
  await authorize(tx, saving.context.by, recordKind(kind.subject).writes)
  const { fields } = saving.sent
  const isPlanned = Boolean(readPublicationPlan(fields, saving.context.at).publishAt)
  const found = await presentOfForm(tx, kind, fields, base, isPlanned)
  if (!found.ok) return found
  return withHead(tx, kind, await update(tx, kind, { ...saving, present: found.value, base }))
}

async function withHead<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  outcome: Tried<Done<Entity>, Entity>,
): Promise<Tried<Saved<Entity>, Entity>> {
  if (!outcome.ok) return outcome
  const { record } = outcome.value
  const known = await findRecord(tx, kind.subject, record.id)
  return success({ ...outcome.value, head: known ?? headOfStanding(kind.subject, standingOf(kind, record)) })
}
