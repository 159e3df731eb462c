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
  return (fields: FormFields, by: StaffCaller, actId: string = randomUUID()): Promise<EditOutcome<void, Entity>> =>
    editInTransaction<void, Entity>(db, fields, async (tx) => {
      await authorize(tx, by, 'records.write')
      const doing = { by, at: clock(), actId }
      const found = await currentRecord(tx, kind, fields)
      if (!found.ok) return found.failure.kind === 'not-found' ? removeDraft(tx, kind, fields, doing) : found
      const { id } = found.value
      const companions = await companionsOf(tx, kind.subject, id)
      const removed = await remove(tx, found.value, { fields, doing })
      if (!removed.ok) return removed
      const { detail, note } = removed.value
      await putIntoBin(tx, {
        kind: kind.subject,
        standing: standingOf(kind, found.value),
        id,
        note: { ...companions, ...note },
        doing: { ...doing, detail },
      })
      return success(undefined)
    })
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

type NamedKind = {
  kind: RecordKindName
  find(tx: Tx, name: string): Promise<Standing | null>
  remove(tx: Tx, name: string): Promise<boolean>
}

/** Moves what stands under a name into the bin, in one transaction with its line in the log. */
export function createNamedRemoval({ db, clock }: { db: Db; clock: Clock }, { kind, find, remove }: NamedKind) {
  return (name: string, by: StaffCaller): Promise<Outcome<void>> =>
    inTransaction(db, async (tx) => {
      await authorize(tx, by, 'records.write')
      const standing = await find(tx, name)
      if (!standing || !(await remove(tx, name))) return failure({ kind: 'not-found' })
      await putIntoBin(tx, { kind, standing, id: name, note: {}, doing: newDoing(by, clock()) })
      return success(undefined)
    })
}
