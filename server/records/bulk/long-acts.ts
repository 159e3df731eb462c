import { subDays } from 'date-fns/subDays'
import { randomUUID } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import { Forbidden, type Act } from '#domain/accounts/permissions.ts'
import { failure, type Outcome } from '#domain/records/errors.ts'
import { NONE_LEFT, withLeft, type LongAct, type LongTask } from '#domain/records/lists/long-act.ts'
import { rightForBulk, type ManyAct, type BulkKind } from '#domain/records/lists/bulk.ts'
import { isRecordKind } from '#domain/kinds.ts'
import { countAuditOfAct, listAuditOfAct } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import {
  advanceLongAct,
  deleteEndedLongActs,
  findLongAct,
  finishLongAct,
  insertLongAct,
  recordsOfLongAct,
} from '#server/data/records/long-acts-store.ts'
import { countRecordsOfAct } from '#server/data/records/versions-store.ts'
import { LeaseLost, workOff } from '#server/data/work/work-off.ts'
import { authorize, rightsToUndo } from '#server/auth/authorization.ts'
import { AT_ONCE, operateOnOne, type BulkDeps, type ManyDone } from './bulk.ts'
import { namesOfRecords } from '#server/records/names.ts'
import type { RecordsService } from '#server/records/records.ts'
import { undoIdOf, type UndoDone, type UndoRefusal } from '#server/records/undo/undo.ts'
import { newWriteContext } from '#server/records/write.ts'

/** An act that goes on behind its request, by its id. */
export type UnderWay = { underWay: string }

/** `path` is where an act on many leads when it is done. */
type ManyAsked = { kind: BulkKind; ids: readonly string[]; act: ManyAct; path: string }
/** `also`: records by their keys that go back although they were saved since. */
type UndoAsked = { actId: string; isConfirmed: boolean; path: string; also?: readonly string[] }

/**
 * Acts on records of lists. What is soon done is done at once; more than that is stored and done little by little, also
 * after a restart.
 */
export type LongActsService = {
  act(asked: ManyAsked, by: StaffCaller): Promise<ManyDone | UnderWay>
  /** An act that is under way ends where it is before it is taken back. */
  undo(asked: UndoAsked, by: StaffCaller): Promise<Outcome<UndoDone | UnderWay, UndoRefusal>>
  /** Null of one that was never long, or ended days ago. */
  find(id: string): Promise<LongAct | null>
  /** Does all that waits; `signal` tells that the rest is left for later. */
  work(signal: AbortSignal): Promise<void>
}

export type LongActsDeps = BulkDeps & {
  records: RecordsService
  /** Called when an act waits to be done. */
  onLongAct?: (() => void) | undefined
  /** So many records are acted on at once. */
  most?: number
}

/** Half a second's work. */
const MOST_AT_ONCE = 100
/** Two servers at one act do nothing twice, but neither gets on. */
const LEASE_MS = 5000
const MOST_NAMES = 11
const KEPT_DAYS = 7
/** An undo notes how far it is after so many records. */
const NOTED_EVERY = 25

export function createLongActs(deps: LongActsDeps): LongActsService {
  const { db, clock, records, most = MOST_AT_ONCE } = deps

  async function begin(id: string, beginning: Beginning): Promise<UnderWay> {
    const { task, by, path, total, ids = [] } = beginning
    const now = clock()
    await inTransaction(db, async (tx) => {
      await deleteEndedLongActs(tx, toInstant(subDays(now, KEPT_DAYS)))
      const act = { id, task, by: actorOf(by), path, begunAt: toInstant(now), total, left: NONE_LEFT }
      await insertLongAct(tx, act, ids)
    })
    deps.onLongAct?.()
    return { underWay: id }
  }

  return {
    async act({ kind, ids, act, path }, by) {
      if (ids.length <= most || deps.special(act)?.operateAll) return records.actOnMany(kind, ids, act, by)
      await authorize(db, by, rightForBulk(kind, act.to))
      // In one order: two such acts do not wait for each other.
      const beginning = { task: { kind, act }, by, path, total: ids.length, ids: ids.toSorted() }
      return begin(randomUUID(), beginning)
    },
    async undo({ actId, isConfirmed, path, also = [] }, by) {
      await authorize(db, by, await rightToUndo(db, actId))
      await finishLongAct(db, actId, toInstant(clock()))
      // What follows quietly, such as the products of a renamed brand, has versions and no lines.
      const total = Math.max(await countAuditOfAct(db, actId), await countRecordsOfAct(db, actId))
      if (total <= most) return records.undo(actId, by, { isConfirmed, also })
      const refusal = await records.refusal(actId)
      if (refusal) return failure(refusal)
      const task = { undoes: actId, isConfirmed, also }
      return { ok: true, value: await begin(undoIdOf(actId), { task, by, path, total }) }
    },
    find: (id) => findLongAct(db, id),
    work: (signal) =>
      workOff({ db, clock, kind: 'long-act', leaseMs: LEASE_MS, signal }, async ({ id }) => {
        const act = await findLongAct(db, id)
        if (act?.state === 'under-way') await goOn(deps, act, signal)
        return null
      }),
  }
}

async function rightToUndo(db: Db, actId: string): Promise<Act> {
  const [first] = await listAuditOfAct(db, actId, { limit: 1 })
  const kind = first?.subject.kind
  return isRecordKind(kind) ? (await rightsToUndo(db, actId))(kind) : 'records.write'
}

type Beginning = { task: LongTask; by: StaffCaller; path: string; total: number; ids?: readonly string[] }

async function goOn(deps: LongActsDeps, act: LongAct, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  try {
    const { task } = act
    const isDone = 'undoes' in task ? await undoOn(deps, act, task, signal) : await actOn(deps, act, task, signal)
    await finishLongAct(db, act.id, toInstant(clock()), { failed: !isDone })
  } catch (error) {
    // Whoever asked for it may not do it any more.
    if (!(error instanceof Forbidden)) throw error
    await finishLongAct(db, act.id, toInstant(clock()), { failed: true })
  }
}

/** Some records in each transaction, which also notes how far the act has come. */
async function actOn(
  deps: LongActsDeps,
  { id, by, begunAt, ...act }: LongAct,
  task: Extract<LongTask, { act: ManyAct }>,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = deps
  const { kind } = task
  const context = newWriteContext(by, new Date(begunAt), id)
  let { done, left } = act
  while (done < act.total) {
    signal.throwIfAborted()
    const next = await inTransaction(db, async (tx) => {
      await authorize(tx, by, rightForBulk(kind, task.act.to))
      const ids = await recordsOfLongAct(tx, id, done, AT_ONCE)
      let leftNow = left
      for (const one of ids) {
        const reason = await operateOnOne(tx, deps, { kind, id: one, act: task.act, context })
        const name = reason && ((await namesOfRecords(tx, kind, [one])).get(one) ?? { ar: one, en: one })
        if (name) leftNow = withLeft(leftNow, name, MOST_NAMES)
      }
      const progress = { done: done + ids.length, left: leftNow }
      const isOurs = await advanceLongAct(tx, { id, done }, progress)
      if (!isOurs || ids.length === 0) throw new LeaseLost()
      return progress
    })
    ;({ done, left } = next)
    await yieldToEventLoop()
  }
  if (task.act.to === 'schedule') deps.onPlan?.()
  return true
}

/** What an undo has done already it passes over. */
async function undoOn(
  deps: LongActsDeps,
  { id, by, ...act }: LongAct,
  task: Extract<LongTask, { undoes: string }>,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, records } = deps
  let noted = act.done
  let left = NONE_LEFT
  const outcome = await records.undo(task.undoes, by, {
    isConfirmed: task.isConfirmed,
    also: task.also ?? [],
    signal,
    async onStep({ done, total, left: names }) {
      for (const name of names) left = withLeft(left, name, MOST_NAMES)
      if (done < total && done < noted + NOTED_EVERY) return
      const isOurs = await advanceLongAct(db, { id, done: noted }, { done, left })
      if (!isOurs) throw new LeaseLost()
      noted = done
    },
  })
  return outcome.ok
}
