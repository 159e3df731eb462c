import { randomUUID } from 'node:crypto'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import { success } from '#domain/records/errors.ts'
import type { Outcome } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeNote } from '#server/data/records/bin-store.ts'
import { authorize } from '#server/services/accounts/authorization.ts'
import { putIntoBin } from './binning.ts'
import { removeWithCompanions } from './companions.ts'
import { editInTransaction, type EditOutcome } from './edit-transaction.ts'
import { standingOf, type Edited, type EditedKind, type Removed } from './edited-kind.ts'
import { presentOfForm, type EditBase, type Present } from './present-record.ts'
import { newWriteContext, type WriteContext } from './versioned-write.ts'

/** Which version a deletion may name, and the act that it is a part of. */
export type RemovalHow = { base?: EditBase; actId?: string }

/** Moves the record that a form names into the bin, in one transaction with its line in the log. */
export function createRecordRemoval<Entity extends Edited, Input>(
  { db, clock }: { db: Db; clock: Clock },
  kind: EditedKind<Entity, Input>,
) {
  return (fields: FormFields, by: StaffCaller, how: RemovalHow = {}): Promise<EditOutcome<void, Entity>> => {
    const { base, actId = randomUUID() } = how
    const removeNow = async (tx: Tx) => {
      await authorize(tx, by, recordKind(kind.subject).writes)
      const found = await presentOfForm(tx, kind, fields, base)
      if (!found.ok) return found
      return binPresent(tx, kind, { present: found.value, fields, context: newWriteContext(by, clock(), actId) })
    }
    return editInTransaction<void, Entity>(db, fields, removeNow, { actId })
  }
}

type Binning<Entity> = { present: Present<Entity>; fields: FormFields; context: WriteContext }

/** Moves a record into the bin with what leads to it, as a part of a transaction. It keeps the state that it has. */
export async function binPresent<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { present: { head, site }, fields, context }: Binning<Entity>,
): Promise<Outcome<void>> {
  const { id } = head
  if (site === null) {
    await putIntoBin(tx, { kind: kind.subject, standing: null, id, note: await takeNote(tx, head.key), context })
    return success(undefined)
  }
  const gone = await removeWithCompanions(tx, kind.subject, id, () => kind.remove(tx, site, { fields, context }))
  if (!gone.ok) return gone
  const { companions, removed } = gone.value
  const { detail, note } = removed
  await putIntoBin(tx, {
    kind: kind.subject,
    standing: standingOf(kind, site),
    id,
    note: { ...companions, ...note },
    context: { ...context, detail: { ...context.detail, ...detail } },
  })
  return success(undefined)
}

/** Of a record whose row is all that goes. */
export function removedAlone(outcome: Outcome<unknown>): Outcome<Removed> {
  return outcome.ok ? success({ detail: {}, note: {} }) : outcome
}
