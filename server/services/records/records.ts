import { addDays } from 'date-fns/addDays'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { failure, success, type Failure, type Outcome, type Stale } from '#domain/records/errors.ts'
import { recordKind, type RecordKindName } from '#domain/records/record-kinds.ts'
import type { BinnedRecord, RecordHead } from '#domain/records/record-state.ts'
import type { Clock } from '#server/clock.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import type { Page } from '#server/data/engine/page.ts'
import { countBinned, listBinned, type BinFilter, type Binned } from '#server/data/records/bin-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { findVersion, pinVersion } from '#server/data/records/versions-store.ts'
import { authorize } from '#server/services/accounts/authorization.ts'
import { readSettings } from '#server/services/site/read-settings.ts'
import { createBin, type BinService } from './bin.ts'
import type { PutBack } from './kept-kind.ts'
import { keptKinds } from './kept-kinds.ts'
import { createMany, type ManyService } from './lists/many.ts'
import { contentAt } from './present-record.ts'
import { createUndo, type UndoService } from './undo/undo.ts'
import { newWriteContext } from './versioned-write.ts'

/** Which version of which record; `category` takes the place of one that is gone, null of none. */
export type RestoreWish = {
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
export type ActDone = PutBack & { actId: string; id: string }

export type RecordsService = BinService &
  ManyService &
  UndoService & {
    /** What is known of a record outside the bin beside its content; null for one that has not been saved since there are versions. */
    state(kind: RecordKindName, id: string): Promise<RecordHead | null>
    /** A pinned version is never thinned. Another's pin is an owner's to take away. */
    pin(wish: RestoreWish & { pinned: boolean }, by: StaffCaller): Promise<Outcome<void>>
    /** Writes a version's whole content as a new one, through the reader of every other save. */
    restore(wish: RestoreWish, by: StaffCaller): Promise<Outcome<ActDone, Failure | Stale<unknown>>>
    /** What lies in the bin, the latest deleted first. */
    bin(filter: BinFilter & Page): Promise<{ records: BinnedRecord[]; total: number }>
  }

export type RecordsDeps = { db: Db; clock: Clock; siteUrl: string; onPlan?: () => void }

export function createRecords(deps: RecordsDeps): RecordsService {
  const { db, clock } = deps
  return {
    ...createBin(deps),
    ...createMany(deps),
    ...createUndo(deps),
    state: (kind, id) => findRecord(db, kind, id),
    pin: (wish, by) =>
      inTransactionIf(
        db,
        (tx) => pin(tx, wish, by),
        ({ ok }) => ok,
      ),
    restore: (wish, by) =>
      inTransactionIf(
        db,
        (tx) => restore(tx, deps, wish, by),
        ({ ok }) => ok,
      ),
    async bin(filter) {
      const { settings } = await readSettings(db)
      const found = await listBinned(db, filter)
      return {
        records: found.map((one) => toBinnedRecord(one, settings.binDays)),
        total: await countBinned(db, filter),
      }
    },
  }

  async function restore(
    tx: Tx,
    { siteUrl }: RecordsDeps,
    { kind, id, number, category, as, isConfirmed = false }: RestoreWish,
    by: StaffCaller,
  ): Promise<Outcome<ActDone, Failure | Stale<unknown>>> {
    await authorize(tx, by, recordKind(kind).writes)
    const kept = keptKinds({ clock, siteUrl })[kind]
    await takeLock(tx, kept.lock(id))
    const record = await findRecord(tx, kind, id)
    const stored = record && (await contentAt(tx, record, number))
    if (!record || !stored) return failure({ kind: 'not-found' })
    const content = category === undefined ? stored : { ...stored, category_id: category ?? '' }
    const context = { ...newWriteContext(by, clock()), act: 'restore' as const, restoredFrom: number }
    if (kept.putAside && (as === 'draft' || record.state !== 'published')) {
      const { publishAt, unpublishAt, plannedBy } = record
      const next = { publishAt, unpublishAt, plannedBy, notPublished: null }
      const outcome = await kept.putAside(tx, { id, content, next, context })
      return outcome.ok ? success({ told: [], actId: context.actId, id }) : outcome
    }
    const outcome = await kept.put(tx, { id, content, context, createdAt: record.createdAt, isConfirmed })
    return outcome.ok ? { ok: true, value: { ...outcome.value, actId: context.actId, id } } : outcome
  }
}

async function pin(
  tx: Tx,
  { kind, id, number, pinned }: RestoreWish & { pinned: boolean },
  by: StaffCaller,
): Promise<Outcome<void>> {
  await authorize(tx, by, recordKind(kind).writes)
  const record = await findRecord(tx, kind, id)
  const version = record && (await findVersion(tx, record, number))
  if (!record || !version) return failure({ kind: 'not-found' })
  if (!pinned && version.pinnedBy !== null && version.pinnedBy !== by.id) await authorize(tx, by, 'records.purge')
  await pinVersion(tx, record.key, number, pinned ? by.id : null)
  return success(undefined)
}

function toBinnedRecord({ head, deletedAt, deletedBy, note }: Binned, days: number): BinnedRecord {
  const { key: binId, kind, id, name, state } = head
  const purgeAt = addDays(new Date(deletedAt), days).toISOString()
  return { binId, kind, id, name, state, deletedAt, deletedBy, purgeAt, note }
}
