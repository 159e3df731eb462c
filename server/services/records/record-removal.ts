import { randomUUID } from 'node:crypto'
import type { StaffCaller } from '../../../domain/accounts/caller.ts'
import { failure, success } from '../../../domain/records/errors.ts'
import type { Outcome } from '../../../domain/records/errors.ts'
import type { FormFields } from '../../../domain/messages/message-form.ts'
import { recordForm } from '../../../domain/records/record-form.ts'
import type { RecordKindName } from '../../../domain/records/record-kinds.ts'
import type { BinNote } from '../../../domain/records/record-state.ts'
import type { Clock } from '../../clock.ts'
import { inTransaction } from '../../data/engine/database.ts'
import type { Db, Tx } from '../../data/engine/database.ts'
import { authorize } from '../accounts/authorization.ts'
import { putIntoBin } from './binning.ts'
import { companionsOf } from './companions.ts'
import { editInTransaction, type EditOutcome } from './edit-transaction.ts'
import { currentRecord } from './edited-record.ts'
import { standingOf, type Edited, type EditedKind } from './record-editing.ts'
import { newDoing, type Doing, type Standing } from './versioned-write.ts'

/** Takes what is on the site of a record away; answers what its line in the log and the bin are to say. */
type Remove<Entity> = (
  tx: Tx,
  record: Entity,
  removal: { fields: FormFields; doing: Doing },
) => Promise<Outcome<Removed>>

type Removed = { detail: Record<string, unknown>; note: Omit<BinNote, 'actId'> }

/** Moves the record that a form names into the bin, in one transaction with its line in the log. */
export function createRecordRemoval<Entity extends Edited, Input>(
  { db, clock }: { db: Db; clock: Clock },
  kind: EditedKind<Entity, Input>,
  remove: Remove<Entity>,
) {
  return (fields: FormFields, by: StaffCaller, actId: string = randomUUID()): Promise<EditOutcome<void, Entity>> => {
    const removeNow = async (tx: Tx) => {
      await authorize(tx, by, 'records.write')
      const doing = newDoing(by, clock(), actId)
      const found = await currentRecord(tx, kind, fields)
      if (!found.ok) return found.failure.kind === 'not-found' ? removeDraft(tx, kind, fields, doing) : found
      const record = found.value
      return binRecord(tx, kind, { record, doing, remove: () => remove(tx, record, { fields, doing }) })
    }
    return editInTransaction<void, Entity>(db, fields, removeNow, { actId })
  }
}

type BinnedNow<Entity> = { record: Entity; doing: Doing; remove: () => Promise<Outcome<Removed>> }

/** Moves a record into the bin with what leads to it, as a part of a transaction. */
export async function binRecord<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { record, doing, remove }: BinnedNow<Entity>,
): Promise<Outcome<void>> {
  const { id } = record
  const companions = await companionsOf(tx, kind.subject, id)
  const removed = await remove()
  if (!removed.ok) return removed
  const { detail, note } = removed.value
  await putIntoBin(tx, {
    kind: kind.subject,
    standing: standingOf(kind, record),
    id,
    note: { ...companions, ...note },
    doing: { ...doing, detail: { ...doing.detail, ...detail } },
  })
  return success(undefined)
}

/** Of a record that is not on the site, no row goes. */
async function removeDraft<Entity, Input>(
  tx: Tx,
  { subject, idField }: EditedKind<Entity, Input>,
  fields: FormFields,
  doing: Doing,
): Promise<Outcome<void>> {
  const id = recordForm(fields, { isNew: true }).line(idField, { most: Infinity }) ?? ''
  const key = await putIntoBin(tx, { kind: subject, standing: null, id, note: {}, doing })
  return key === null ? failure({ kind: 'not-found' }) : success(undefined)
}

/** A kind of records that have no form of their own to delete them by. */
export type NamedKind = {
  kind: RecordKindName
  find(tx: Tx, name: string): Promise<Standing | null>
  remove(tx: Tx, name: string): Promise<boolean>
}

/** What a deletion answers: its act, for the undo. */
export type RemovalDone = { actId: string }

/** Moves what stands under a name into the bin, in one transaction with its line in the log. */
export function createNamedRemoval({ db, clock }: { db: Db; clock: Clock }, kind: NamedKind) {
  return (name: string, by: StaffCaller): Promise<Outcome<RemovalDone>> =>
    inTransaction(db, async (tx) => {
      await authorize(tx, by, 'records.write')
      const doing = newDoing(by, clock())
      const outcome = await binNamed(tx, kind, { name, doing })
      return outcome.ok ? success({ actId: doing.actId }) : outcome
    })
}

/** The same as a part of a transaction. */
export async function binNamed(
  tx: Tx,
  { kind, find, remove }: NamedKind,
  { name, doing }: { name: string; doing: Doing },
): Promise<Outcome<void>> {
  const standing = await find(tx, name)
  if (!standing || !(await remove(tx, name))) return failure({ kind: 'not-found' })
  await putIntoBin(tx, { kind, standing, id: name, note: {}, doing })
  return success(undefined)
}
