import type { StaffCaller } from '../../domain/caller.ts'
import { success } from '../../domain/errors.ts'
import type { Failure, Outcome, Stale } from '../../domain/errors.ts'
import type { FormFields } from '../../domain/message-form.ts'
import type { Clock } from '../clock.ts'
import { inTransactionIf } from '../data/database.ts'
import type { Db, Tx } from '../data/database.ts'
import { currentRecord, recordChange, type FoundKind } from './edited-record.ts'
import type { EditOutcome } from './record-editing.ts'

/** Takes a record away; what it answers is written into the record of changes. */
type Remove<Entity> = (tx: Tx, record: Entity, fields: FormFields) => Promise<Outcome<Record<string, unknown>>>

/** Deletes the record that a form names, in one transaction with its line in the record of changes. */
export function createRecordRemoval<Entity extends { id: string; version: number }>(
  { db, clock }: { db: Db; clock: Clock },
  kind: FoundKind<Entity>,
  remove: Remove<Entity>,
) {
  return async (fields: FormFields, by: StaffCaller): Promise<EditOutcome<void, Entity>> => {
    const write = async (tx: Tx): Promise<Outcome<void, Failure | Stale<Entity>>> => {
      const found = await currentRecord(tx, kind, fields)
      if (!found.ok) return found
      const removed = await remove(tx, found.value, fields)
      if (!removed.ok) return removed
      await recordChange(tx, { by, at: clock(), kind, verb: 'delete', id: found.value.id, detail: removed.value })
      return success(undefined)
    }
    const outcome = await inTransactionIf(db, write, ({ ok }) => ok)
    return outcome.ok ? outcome : { ...outcome, sent: fields }
  }
}
