import type { StaffCaller } from '../../../domain/accounts/caller.ts'
import { failure, success } from '../../../domain/records/errors.ts'
import type { Outcome } from '../../../domain/records/errors.ts'
import type { FormFields } from '../../../domain/messages/message-form.ts'
import type { Clock } from '../../clock.ts'
import { inTransaction } from '../../data/engine/database.ts'
import type { Db, Tx } from '../../data/engine/database.ts'
import { authorize } from '../accounts/authorization.ts'
import { editInTransaction, type EditOutcome } from './edit-transaction.ts'
import { currentRecord, recordChange, type Change, type FoundKind } from './edited-record.ts'

/** Takes a record away; what it answers is written into the record of changes. */
type Remove<Entity> = (tx: Tx, record: Entity, fields: FormFields) => Promise<Outcome<Record<string, unknown>>>

/** Deletes the record that a form names, in one transaction with its line in the record of changes. */
export function createRecordRemoval<Entity extends { id: string; version: number }>(
  { db, clock }: { db: Db; clock: Clock },
  kind: FoundKind<Entity>,
  remove: Remove<Entity>,
) {
  return (fields: FormFields, by: StaffCaller): Promise<EditOutcome<void, Entity>> =>
    editInTransaction<void, Entity>(db, fields, async (tx) => {
      await authorize(tx, by, 'records.write')
      const found = await currentRecord(tx, kind, fields)
      if (!found.ok) return found
      const removed = await remove(tx, found.value, fields)
      if (!removed.ok) return removed
      await recordChange(tx, { by, at: clock(), kind, verb: 'delete', id: found.value.id, detail: removed.value })
      return success(undefined)
    })
}

/** Deletes what stands under a name, in one transaction with its line in the record of changes. */
export function createNamedRemoval(
  { db, clock }: { db: Db; clock: Clock },
  kind: Change['kind'],
  remove: (tx: Tx, name: string) => Promise<boolean>,
) {
  return (name: string, by: StaffCaller): Promise<Outcome<void>> =>
    inTransaction(db, async (tx) => {
      await authorize(tx, by, 'records.write')
      if (!(await remove(tx, name))) return failure({ kind: 'not-found' })
      await recordChange(tx, { by, at: clock(), kind, verb: 'delete', id: name })
      return success(undefined)
    })
}
