import { addDays } from 'date-fns/addDays'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { recordKind, type RecordKindName } from '#domain/kinds.ts'
import type { BinnedRecord, RecordHead } from '#domain/records/record-state.ts'
import { inTransactionIf, type Tx } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { countBinned, listBinned, type BinFilter, type Binned } from '#server/data/records/bin-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { findVersion, pinVersion } from '#server/data/records/versions-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { createBulk, type BulkDeps, type BulkService } from './bulk/bulk.ts'
import { createRestore, type RestoreService } from './restore.ts'
import { createUndo, type UndoDeps, type UndoService } from './undo/undo.ts'

type Pinning = { kind: RecordKindName; id: string; number: number; pinned: boolean }

export type RecordsService = RestoreService &
  BulkService &
  UndoService & {
    /** What is known of a record outside the bin beside its content; null for one that has not been saved since there are versions. */
    state(kind: RecordKindName, id: string): Promise<RecordHead | null>
    /** A pinned version is never thinned. Another's pin is an owner's to take away. */
    pin(which: Pinning, by: StaffCaller): Promise<Outcome<void>>
    /** What lies in the bin, the latest deleted first. */
    bin(filter: BinFilter & Page): Promise<{ records: BinnedRecord[]; total: number }>
  }

type RecordsDeps = BulkDeps &
  UndoDeps & {
    /** How long records stay. */
    keeps(): Promise<{ binDays: number; versionMonths: number }>
  }

export function createRecords(deps: RecordsDeps): RecordsService {
  const { db, keeps } = deps
  return {
    ...createRestore(deps),
    ...createBulk(deps),
    ...createUndo(deps),
    state: (kind, id) => findRecord(db, kind, id),
    pin: (which, by) =>
      inTransactionIf(
        db,
        (tx) => pin(tx, which, by),
        ({ ok }) => ok,
      ),
    async bin(filter) {
      const { binDays } = await keeps()
      const found = await listBinned(db, filter)
      return { records: found.map((one) => toBinnedRecord(one, binDays)), total: await countBinned(db, filter) }
    },
  }
}

async function pin(tx: Tx, { kind, id, number, pinned }: Pinning, by: StaffCaller): Promise<Outcome<void>> {
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
