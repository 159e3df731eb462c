import { subDays } from 'date-fns/subDays'
import { subMinutes } from 'date-fns/subMinutes'
import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { UNDO_DAYS, UNDO_OFFERED_MINUTES } from '#domain/accounts/acts.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import { failure, type Outcome } from '#domain/records/errors.ts'
import { recordKind, type RecordKindName } from '#domain/kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { listAuditOfAct, markUndone } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransactionIf, type Db } from '#server/data/engine/database.ts'
import { findRecordByKey } from '#server/data/records/records-store.ts'
import { findVersion } from '#server/data/records/versions-store.ts'
import type { RecordTypes } from '#server/records/type.ts'
import { undoRecord, type Undoing } from './undo-record.ts'
import { authorizeStep, authorizeSteps, undoStepsOf, withSavedSince, type UndoStep } from './undo-steps.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'

/** What became of an undo: the act that it is itself, null where nothing changed, and the names of what was left alone. */
export type UndoDone = { actId: string | null; left: Localized[] }

/** Undone before, more than thirty days ago, nothing that can be undone, or an import that goes on. */
export type UndoRefusal = 'already' | 'too-late' | 'impossible' | 'under-way'

export type UndoService = {
  /**
   * Takes an act back: each record that is as the act left it becomes what it was before; one that has been saved since
   * stays.
   */
  undo(actId: string, by: ChangeMaker, how?: UndoHow): Promise<Outcome<UndoDone, UndoRefusal>>
  /** What an undo would do now; nothing is changed. */
  look(actId: string, by: ChangeMaker): Promise<Outcome<UndoLook, UndoRefusal>>
  /** Why an act cannot be taken back, as far as the log tells; null where it can. */
  refusal(actId: string): Promise<UndoRefusal | null>
  /** Whether an act was done so lately that its notice offers to undo it, and stands yet. */
  isFresh(actId: string): Promise<boolean>
}

type UndoHow = {
  /** The password was given again, which settings that touch people ask for. */
  isConfirmed?: boolean
  /** Keys of records that go back although they were saved since. */
  also?: readonly string[]
  /** The act is an import that ends by this: nobody else takes back what is still being written. */
  isOfRun?: boolean
  /** Tells that the rest is left for later. */
  signal?: AbortSignal
  /** Hears how many records the undo has come to, with the names of those that it left alone last. */
  onStep?(step: { done: number; total: number; left: readonly Localized[] }): Promise<void>
}

export type UndoDeps = {
  db: Db
  clock: Clock
  types: RecordTypes
  /** Whether an act is still being done: it is taken back when that has ended. */
  isUnderWay(db: Db, actId: string): Promise<boolean>
  /** What else an undo takes back, beside records. */
  takeBack(db: Db, undone: string, undo: { actId: string; at: string }): Promise<void>
  onPlan?: (() => void) | undefined
}

export function createUndo(deps: UndoDeps): UndoService {
  return {
    async undo(actId, by, how = {}) {
      const outcome = await undo(deps, { actId, by, ...how })
      // What it brought back may be planned again.
      deps.onPlan?.()
      return outcome
    },
    look: (actId, by) => look(deps, actId, by),
    async refusal(actId) {
      return refusalOf(await listAuditOfAct(deps.db, actId, { limit: 1 }), deps.clock())
    },
    async isFresh(actId) {
      const lines = await listAuditOfAct(deps.db, actId, { limit: 1 })
      const now = deps.clock()
      const [first] = lines
      return (
        first !== undefined &&
        refusalOf(lines, now) === null &&
        first.at >= subMinutes(now, UNDO_OFFERED_MINUTES).toISOString()
      )
    },
  }
}

/** A record that was saved since, which stays as it is unless somebody says otherwise. */
type SavedSince = { key: string; kind: RecordKindName; id: string; name: Localized; savedAt: string; by: string }

/** How many records would go back, and how many new ones into the bin. */
type UndoLook = { undone: number; binned: number; kept: SavedSince[] }

async function look(
  { db, clock, types, isUnderWay }: UndoDeps,
  actId: string,
  by: ChangeMaker,
): Promise<Outcome<UndoLook, UndoRefusal>> {
  const refusal = refusalOf(await listAuditOfAct(db, actId, { limit: 1 }), clock())
  if (refusal) return failure(refusal)
  if (await isUnderWay(db, actId)) return failure('under-way')
  const steps = await undoStepsOf(db, types, actId)
  if (steps.length === 0) return failure('impossible')
  await authorizeSteps(db, by, steps, true)
  const found: UndoLook = { undone: 0, binned: 0, kept: [] }
  for (const step of steps) {
    const head = step.how === 'restore' ? null : await findRecordByKey(db, step.key)
    if (head && head.number !== step.last) {
      const newest = await findVersion(db, head, head.number)
      const { key, kind, name } = step
      found.kept.push({ key, kind, id: head.id, name, savedAt: head.updatedAt, by: newest?.by.name ?? '' })
    } else if (step.how === 'bin' && recordKind(step.kind).hasBin) found.binned++
    else found.undone++
  }
  return { ok: true, value: found }
}

type Asked = UndoHow & { actId: string; by: ChangeMaker }

/** Records of one transaction: a commit costs as much as the undo of one, and others wait for it. */
const AT_ONCE = 5

/** Some records in each transaction: one that cannot be put back stays as it is, and nobody waits for all. */
async function undo(
  { db, clock, types, isUnderWay, takeBack }: UndoDeps,
  { actId, by, isConfirmed = false, isOfRun = false, also = [], signal, onStep }: Asked,
): Promise<Outcome<UndoDone, UndoRefusal>> {
  const refusal = refusalOf(await listAuditOfAct(db, actId, { limit: 1 }), clock())
  if (refusal) return failure(refusal)
  if (!isOfRun && (await isUnderWay(db, actId))) return failure('under-way')
  const steps = (await undoStepsOf(db, types, actId)).map((step) =>
    also.includes(step.key) ? withSavedSince(step) : step,
  )
  if (steps.length === 0) return failure('impossible')
  await authorizeSteps(db, by, steps, isConfirmed)
  const context: WriteContext = { ...newWriteContext(by, clock(), undoIdOf(actId)), detail: { undoes: actId } }
  const undoing: Undoing = { types, actId, context, also: new Set(also), renamed: new Map() }
  const left: Localized[] = []
  const undoAll = (some: readonly UndoStep[]) =>
    inTransactionIf(
      db,
      async (tx) => {
        for (const step of some) {
          await authorizeStep(tx, by, step, isConfirmed)
          if (!(await undoRecord(tx, undoing, step)).ok) return false
        }
        return true
      },
      (isDone) => isDone,
    )
  for (let done = 0; done < steps.length;) {
    signal?.throwIfAborted()
    const some = steps.slice(done, done + AT_ONCE)
    done += some.length
    const leftNow: Localized[] = []
    // What cannot be put back keeps back nothing of what stood in one transaction with it.
    if (!(await undoAll(some))) {
      for (const step of some) if (!(await undoAll([step]))) leftNow.push(step.name)
    }
    left.push(...leftNow)
    await onStep?.({ done, total: steps.length, left: leftNow })
    await yieldToEventLoop()
  }
  if (left.length === steps.length) return { ok: true, value: { actId: null, left } }
  await takeBack(db, actId, { actId: context.actId, at: toInstant(context.at) })
  await markUndone(db, actId, context.actId)
  return { ok: true, value: { actId: context.actId, left } }
}

/** An undo marks all lines of its act at once, so the first one says it. */
function refusalOf(lines: readonly AuditEntry[], now: Date): UndoRefusal | null {
  const [first] = lines
  if (!first) return 'impossible'
  if (lines.some(({ record }) => record?.undoneBy)) return 'already'
  return first.at < subDays(now, UNDO_DAYS).toISOString() ? 'too-late' : null
}

/**
 * The undo of an act has always the same id: where it was stopped halfway it goes on when it is asked for again, and
 * knows what it has done.
 */
export function undoIdOf(actId: string): string {
  return createHash('sha256').update(`undo ${actId}`).digest('hex').slice(0, 32)
}
