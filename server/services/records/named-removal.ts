import type { StaffCaller } from '#domain/accounts/caller.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'
import type { Clock } from '#server/clock.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { authorize } from '#server/services/accounts/authorization.ts'
import { putIntoBin } from './binning.ts'
import type { Standing } from './record-heads.ts'
import { newWriteContext, type WriteContext } from './versioned-write.ts'

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
      const context = newWriteContext(by, clock())
      const outcome = await binNamed(tx, kind, { name, context })
      return outcome.ok ? success({ actId: context.actId }) : outcome
    })
}

/** The same as a part of a transaction. */
export async function binNamed(
  tx: Tx,
  { kind, find, remove }: NamedKind,
  { name, context }: { name: string; context: WriteContext },
): Promise<Outcome<void>> {
  const standing = await find(tx, name)
  if (!standing || !(await remove(tx, name))) return failure({ kind: 'not-found' })
  await putIntoBin(tx, { kind, standing, id: name, note: {}, context })
  return success(undefined)
}
