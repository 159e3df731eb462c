import { success } from '#domain/records/errors.ts'
import type { Outcome } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { takeNote } from '#server/data/records/bin-store.ts'
import { putIntoBin } from './binning.ts'
import { removeWithCompanions } from './companions.ts'
import { standingOf, type Edited, type EditedKind, type Removed } from './edited-kind.ts'
import type { Present } from './present-record.ts'
import type { WriteContext } from './versioned-write.ts'

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
