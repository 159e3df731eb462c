import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { Unconfirmed, type Act } from '#domain/accounts/permissions.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import { isRecordKind, recordKind, RECORD_KIND_NAMES, type RecordKindName } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import { listAuditOfAct } from '#server/data/accounts/audit-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findBinned } from '#server/data/records/bin-store.ts'
import { findRecordsByKey } from '#server/data/records/records-store.ts'
import { versionsOfAct, type VersionOfAct } from '#server/data/records/versions-store.ts'
import { authorize, rightsToUndo, type RightTo } from '#server/auth/authorization.ts'
import { hasDrafts, type RecordTypes } from '#server/records/type.ts'

export type UndoStep = {
  /** Back from the bin, back to the version before, or into the bin. */
  how: 'restore' | 'save' | 'bin'
  key: string
  kind: RecordKindName
  name: Localized
  /** What it asks of whoever undoes it. */
  rights: readonly Act[]
  /** The versions that the act wrote of it. */
  first: number
  last: number
}

/** What others stand in or lead to comes back before them and goes after them. */
export async function undoStepsOf(db: Db, types: RecordTypes, actId: string): Promise<UndoStep[]> {
  const rightTo = await rightsToUndo(db, actId)
  const deleted = await inPortions(async (page) => {
    const lines = await listAuditOfAct(db, actId, page)
    return { rows: lines.flatMap((line) => deletionIn(line, rightTo) ?? []), read: lines.length }
  })
  const isDeleted = new Set(deleted.map(({ key }) => key))
  const versions = await inPortions(async (page) => {
    const rows = await versionsOfAct(db, actId, page)
    return { rows: rows.filter(({ recordKey }) => !isDeleted.has(recordKey)), read: rows.length }
  })
  const written = Map.groupBy(versions, ({ recordKey }) => recordKey)
  const keys = [...written.keys()]
  const found = await inPortions(async ({ limit, offset }) => {
    const some = keys.slice(offset, offset + limit)
    return { rows: await findRecordsByKey(db, some), read: some.length }
  })
  const heads = new Map(found.map((head) => [head.key, head]))
  const saved: UndoStep[] = []
  const followers: UndoStep[] = []
  for (const [key, ofRecord] of written) {
    const head = heads.get(key) ?? (await findBinned(db, key))?.head
    if (!heads.has(key)) await yieldToEventLoop()
    if (head)
      (ofRecord.every((version) => isFollowing(head, version)) ? followers : saved).push(
        savedStep(types, head, ofRecord, rightTo),
      )
  }
  // What followed another record follows it back by itself, whatever else was saved of it since.
  for (const step of followers) {
    const { to } = recordKind(step.kind).follows!
    if (!saved.some(({ kind, how }) => kind === to && how === 'save')) saved.push(step)
  }
  const of = (how: UndoStep['how']) => saved.filter((step) => step.how === how).toSorted(byKind)
  return [...deleted.toSorted(byKind), ...of('save'), ...of('bin').toReversed()]
}

/** Products that are given the name of their brand change in nothing else. */
function isFollowing({ kind }: RecordHead, { act, changed }: VersionOfAct): boolean {
  const { follows } = recordKind(kind)
  return follows !== undefined && act === 'bulk' && changed.every((name) => follows.fields.includes(name))
}

/** Rows that are read at a time: others are served in between. */
const PORTION = 200

async function inPortions<Row>(
  load: (page: { limit: number; offset: number }) => Promise<{ rows: Row[]; read: number }>,
): Promise<Row[]> {
  const all: Row[] = []
  for (let offset = 0; ; offset += PORTION) {
    const { rows, read } = await load({ limit: PORTION, offset })
    for (const row of rows) all.push(row)
    if (read < PORTION) return all
    await yieldToEventLoop()
  }
}

function byKind(one: UndoStep, other: UndoStep): number {
  return RECORD_KIND_NAMES.indexOf(one.kind) - RECORD_KIND_NAMES.indexOf(other.kind)
}

function deletionIn({ action, subject, record }: AuditEntry, rightTo: RightTo): UndoStep | null {
  const { kind } = subject
  if (!isRecordKind(kind) || action !== `${kind}.delete` || !record?.key) return null
  const name = record.name ?? { ar: subject.id ?? '', en: subject.id ?? '' }
  return { how: 'restore', key: record.key, kind, name, rights: [rightTo(kind)], first: 0, last: 0 }
}

function savedStep(
  types: RecordTypes,
  { key, kind, id, name }: RecordHead,
  versions: readonly VersionOfAct[],
  rightTo: RightTo,
): UndoStep {
  const type = types.of(kind, id)
  const own = hasDrafts(type) ? undefined : type.rightsTo?.(versions.flatMap(({ changed }) => changed))
  const numbers = versions.map(({ number }) => number)
  return {
    how: versions.some(({ isFirst }) => isFirst) ? 'bin' : 'save',
    key,
    kind,
    name,
    rights: own ?? [rightTo(kind)],
    first: Math.min(...numbers),
    last: Math.max(...numbers),
  }
}

/** What was saved since may be anything of the record. */
export function withSavedSince(step: UndoStep): UndoStep {
  return { ...step, rights: [...new Set([...step.rights, recordKind(step.kind).writes])] }
}

/** Whoever may not undo all of it undoes nothing. */
export async function authorizeSteps(
  db: Db,
  by: ChangeMaker,
  steps: readonly UndoStep[],
  isConfirmed: boolean,
): Promise<void> {
  // Of steps that ask for the same rights, one.
  const unlike = new Map(steps.map((step) => [step.rights.join(' '), step]))
  for (const step of unlike.values()) await authorizeStep(db, by, step, isConfirmed)
}

export async function authorizeStep(db: Db, by: ChangeMaker, step: UndoStep, isConfirmed: boolean): Promise<void> {
  for (const right of step.rights) await authorize(db, by, right)
  if (step.rights.includes('people-settings.write') && !isConfirmed) throw new Unconfirmed()
}
