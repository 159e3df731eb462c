import { restoring } from '#content/admin/versions.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { failure, success, type Failure, type Outcome, type Stale } from '#domain/records/errors.ts'
import { recordKind, type RecordKindName } from '#domain/kinds.ts'
import type { Clock } from '#server/clock.ts'
import { inTransaction, inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { findBinned, listBinned, setNote, takeFromBin } from '#server/data/records/bin-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { purge } from './bin.ts'
import { bringBack } from './companions.ts'
import { contentAt } from './present.ts'
import { planLeft } from './publish.ts'
import { freeId, lock, put, putAside, type Put } from './put.ts'
import { hasDrafts, type RecordTypes } from './type.ts'
import { newWriteContext, type WriteContext } from './write.ts'

/** Which version of which record; `category` takes the place of one that is gone, null of none. */
export type Restoring = {
  kind: RecordKindName
  id: string
  number: number
  category?: string | null
  /** Leaves what is on the site as it is. */
  as?: 'draft'
  /** The password was given again, which settings that touch people ask for. */
  isConfirmed?: boolean
}

/** What an act on a record answers: its id for the undo, and what could not be as it was. */
type ActDone = Put & { actId: string; id: string }

/** What a record from the bin is called now, and which of its addresses others have taken. */
type RestoredFromBin = { actId: string; id: string; altered: 'slug'[]; taken: string[]; productsBack: number }

type RestoringFromBin = {
  binId: string
  /** In place of a category that is gone; null for none. */
  category?: string | null
  /** Of a category: its products go back into it, as far as they are where its deletion left them. */
  productsBack?: boolean
}

type Tried<T> = Outcome<T, Failure | Stale<unknown>>

export type RestoreService = {
  /** Writes a version's whole content as a new one, through the reader of every other save. */
  restore(which: Restoring, by: StaffCaller): Promise<Tried<ActDone>>
  /** Brings a record back as it was, under another id where its own is taken. */
  restoreFromBin(which: RestoringFromBin, by: StaffCaller): Promise<Tried<RestoredFromBin>>
  /** Deletes for good; answers how many there were. An owner's. */
  purge(binIds: readonly string[], by: StaffCaller): Promise<number>
  emptyBin(by: StaffCaller): Promise<number>
}

type Deps = { db: Db; clock: Clock; types: RecordTypes; onPlan?: (() => void) | undefined }

/** Records that go for good in one transaction: others write in between. */
const PURGED_AT_ONCE = 50

export function createRestore({ db, clock, types, onPlan }: Deps): RestoreService {
  const purgeSome = (binIds: readonly string[], by: StaffCaller) =>
    inTransaction(db, async (tx) => {
      await authorize(tx, by, 'records.purge')
      let purged = 0
      for (const binId of binIds) if (await purge(tx, binId, newWriteContext(by, clock()))) purged++
      return purged
    })
  return {
    restore: (which, by) =>
      inTransactionIf(
        db,
        (tx) => restore(tx, types, which, newWriteContext(by, clock())),
        ({ ok }) => ok,
      ),
    async restoreFromBin(which, by) {
      const work = (tx: Tx) => restoreFromBin(tx, types, which, newWriteContext(by, clock()))
      const outcome = await inTransactionIf(db, work, ({ ok }) => ok)
      // What comes back may be planned again.
      onPlan?.()
      return outcome
    },
    async purge(binIds, by) {
      let purged = 0
      for (let at = 0; at === 0 || at < binIds.length; at += PURGED_AT_ONCE) {
        purged += await purgeSome(binIds.slice(at, at + PURGED_AT_ONCE), by)
      }
      return purged
    },
    async emptyBin(by) {
      let purged = 0
      for (let some = -1; some !== 0; purged += some) {
        const found = await listBinned(db, { limit: PURGED_AT_ONCE })
        some = await purgeSome(
          found.map(({ head }) => head.key),
          by,
        )
      }
      return purged
    },
  }
}

async function restore(
  tx: Tx,
  types: RecordTypes,
  { kind, id, number, category, as, isConfirmed = false }: Restoring,
  act: WriteContext,
): Promise<Tried<ActDone>> {
  await authorize(tx, act.by, recordKind(kind).writes)
  const type = types.of(kind, id)
  await lock(tx, type, id)
  const record = await findRecord(tx, kind, id)
  const stored = record && (await contentAt(tx, record, number))
  if (!record || !stored) return failure({ kind: 'not-found' })
  const content = category === undefined ? stored : { ...stored, category_id: category ?? '' }
  const { actId } = act
  const context = { ...act, act: 'restore' as const, restoredFrom: number }
  if (hasDrafts(type) && (as === 'draft' || record.state !== 'published')) {
    const { publishAt, unpublishAt, plannedBy } = record
    const next = { publishAt, unpublishAt, plannedBy, notPublished: null }
    const outcome = await putAside(tx, type, { id, content, next, context })
    return outcome.ok ? success({ altered: [], actId, id }) : outcome
  }
  const outcome = await put(tx, type, { id, content, context, createdAt: record.createdAt, isConfirmed })
  return outcome.ok ? success({ ...outcome.value, actId, id }) : outcome
}

/** Brings a record back from the bin, as a part of a transaction and of an act. */
export async function restoreFromBin(
  tx: Tx,
  types: RecordTypes,
  { binId, category, productsBack = false }: RestoringFromBin,
  act: WriteContext,
): Promise<Tried<RestoredFromBin>> {
  const binned = await findBinned(tx, binId)
  if (!binned) return failure({ kind: 'not-found' })
  const { kind, createdAt, key } = binned.head
  await authorize(tx, act.by, recordKind(kind).writes)
  const type = types.of(kind, binned.head.id)
  await lock(tx, type, binned.head.id)
  const id = await freeId(tx, type, binned.head.id)
  if (id === null) return failure({ kind: 'conflict', message: restoring.taken })
  // Somebody else may have brought it back while this waited for the lock.
  if (!(await takeFromBin(tx, key, { id }))) return failure({ kind: 'not-found' })
  const isOnSite = binned.head.state === 'published'
  const number = isOnSite ? binned.head.published : binned.head.draft
  const stored = await contentAt(tx, binned.head, number)
  if (!stored) return failure({ kind: 'not-found' })
  const content = category === undefined ? stored : { ...stored, category_id: category ?? '' }
  const context: WriteContext = { ...act, act: 'unbin', restoredFrom: number }
  const done = { actId: context.actId, id, altered: [], taken: [], productsBack: 0 }
  if (!hasDrafts(type)) {
    const outcome = await put(tx, type, { id, content, context, createdAt })
    return outcome.ok ? success({ ...done, altered: outcome.value.altered }) : outcome
  }
  const next = planLeft(binned.head, context.at)
  if (!isOnSite) {
    const outcome = await putAside(tx, type, { id, content, next, context })
    if (!outcome.ok) return outcome
    // What led to it leads to it again when it is on the site.
    await setNote(tx, key, binned.note)
    return success(done)
  }
  const outcome = await put(tx, type, { id, content, next, context, createdAt })
  if (!outcome.ok) return outcome
  const taken = await bringBack(tx, type, { id, note: binned.note, context })
  const back = productsBack ? await type.giveBack?.(tx, { id, note: binned.note, context }) : 0
  return success({ ...done, altered: outcome.value.altered, taken, productsBack: back ?? 0 })
}
