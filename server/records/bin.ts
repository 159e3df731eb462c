import { randomUUID } from 'node:crypto'
import { type StaffCaller, actorOf } from '#domain/accounts/caller.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { recordKind, type RecordKindName } from '#domain/kinds.ts'
import type { BinNote } from '#domain/records/record-state.ts'
import type { Clock } from '#server/clock.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { deleteBinned, findBinned, moveToBin } from '#server/data/records/bin-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { deleteUnusedContents } from '#server/data/records/version-contents-store.ts'
import { contentsOf } from '#server/data/records/versions-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { adopt, keepUnversioned, type Standing } from './heads.ts'
import type { Named } from './type.ts'
import { logWrite, newWriteContext, raiseChange, type WriteContext } from './write.ts'

type Binning = {
  kind: RecordKindName
  /** What is on the site; null for a record that was not. */
  standing: Standing | null
  id: string
  note: Omit<BinNote, 'actId'>
  context: WriteContext
}

/** Notes that a record lies in the bin, in the transaction in which its row goes: its versions have its content. */
export async function putIntoBin(tx: Tx, { kind, standing, id, note, context }: Binning): Promise<void> {
  const head = (await findRecord(tx, kind, id)) ?? (standing && (await adopt(tx, kind, standing, context)))
  if (!head) return
  if (standing) await keepUnversioned(tx, head, standing)
  await moveToBin(tx, head.key, {
    deletedAt: toInstant(context.at),
    deletedBy: actorOf(context.by),
    note: { ...slugIn(standing), ...note, actId: context.actId },
  })
  await logWrite(tx, { head, id: head.id, number: null, verb: 'delete', changed: [], context })
  if (standing) await raiseChange(tx, kind, { id, content: standing.content, state: 'deleted', context })
}

/** Who follows a link to it is told where it is by this name, too. */
function slugIn(standing: Standing | null): Pick<BinNote, 'slug'> {
  const { slug, product_slug, category_slug } = standing?.content ?? {}
  const own = slug ?? product_slug ?? category_slug
  return typeof own === 'string' && own !== standing?.id ? { slug: own } : {}
}

/** What a deletion answers: its act, for the undo. */
export type RemovalDone = { actId: string }

/** Moves what stands under an id into the bin, in one transaction with its line in the log. */
export function createNamedRemoval({ db, clock }: { db: Db; clock: Clock }, named: Named) {
  return (id: string, by: StaffCaller): Promise<Outcome<RemovalDone>> =>
    inTransaction(db, async (tx) => {
      await authorize(tx, by, recordKind(named.kind).writes)
      const context = newWriteContext(by, clock())
      const outcome = await binNamed(tx, named, id, context)
      return outcome.ok ? success({ actId: context.actId }) : outcome
    })
}

/** The same as a part of a transaction. */
export async function binNamed(
  tx: Tx,
  { kind, find, remove }: Named,
  id: string,
  context: WriteContext,
): Promise<Outcome<void>> {
  const standing = await find(tx, id)
  if (!standing || !(await remove(tx, id))) return failure({ kind: 'not-found' })
  await putIntoBin(tx, { kind, standing, id, note: {}, context })
  return success(undefined)
}

/** Deletes one record of the bin for good, and says so in the log; false where it is not there any more. */
export async function purge(tx: Tx, binId: string, { by, at, actId }: WriteContext): Promise<boolean> {
  const binned = await findBinned(tx, binId)
  const contents = await contentsOf(tx, binId)
  if (!binned || !(await deleteBinned(tx, binId))) return false
  await deleteUnusedContents(tx, contents)
  const { kind, id, name } = binned.head
  await appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(at),
    actor: actorOf(by),
    action: 'record.purge',
    subject: { kind, id },
    detail: {},
    record: { actId, key: binId, name, number: null },
  })
  return true
}
