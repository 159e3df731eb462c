import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { recordRefusals } from '#content/admin/bulk.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { compareContents } from '#domain/records/compare/compare-content.ts'
import type { Failure, Outcome, Stale } from '#domain/records/errors.ts'
import {
  MOST_CHANGES,
  type ChangesToCome,
  type ChangeToCome,
  rightForBulk,
  type LeftOut,
  type ManyAct,
  type BulkKind,
} from '#domain/records/lists/bulk.ts'
import { recordKind, tableOf, type RecordContent, type RecordKindName } from '#domain/kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { authorize } from '#server/auth/authorization.ts'
import { namesOfRecords, namesOfReferred } from '#server/records/names.ts'
import { contentsOf, obstacle, operate, staysFor, type RecordOperation } from './operations.ts'
import { bin, lock } from '#server/records/put.ts'
import { hasDrafts, type RecordTypes } from '#server/records/type.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'

/** What an operation on many changes, in the order in which they were named, and what it leaves out and why. */
export type Evaluated = { done: string[]; left: LeftOut[] }

export type ManyDone = Evaluated & { actId: string }

export type BulkService = {
  /** What the operation would do, without doing it. */
  evaluateMany(kind: BulkKind, ids: readonly string[], act: ManyAct, by: StaffCaller): Promise<Evaluated>
  /** What it would make of some of those. */
  changesOfMany(kind: BulkKind, ids: readonly string[], act: ManyAct, by: StaffCaller): Promise<ChangesToCome>
  actOnMany(kind: BulkKind, ids: readonly string[], act: ManyAct, by: StaffCaller): Promise<ManyDone>
}

/** What an operation would make of a record, or of one of its parts. */
export type Change = { kind: RecordKindName; id: string; name: Localized; before: RecordContent; after: RecordContent }

/** An operation that is one of some kinds alone: on what stands beside a record, or in a list of records. */
export type SpecialOperation = {
  /** Why it cannot be done with it; null where it can. */
  obstacle(db: Db, id: string): Promise<Localized | null>
  changes?(db: Db, id: string, name: Localized): Promise<Change[]>
  operate(tx: Tx, id: string, context: WriteContext): Promise<Localized | null>
  /** The same for all at once, where they are one record: why some stay as they are. */
  evaluateAll?(db: Db, ids: readonly string[]): Promise<Map<string, Localized>>
  operateAll?(db: Db, ids: readonly string[], context: WriteContext): Promise<Map<string, Localized>>
}

export type BulkDeps = {
  db: Db
  clock: Clock
  types: RecordTypes
  /** Those that are not the same for each kind. */
  special: (act: ManyAct) => SpecialOperation | null
  onPlan?: (() => void) | undefined
}

/** Records of one transaction: others write and are served in between. */
export const AT_ONCE = 5

export function createBulk({ db, clock, types, special, onPlan }: BulkDeps): BulkService {
  async function reasonFor(kind: BulkKind, act: ManyAct, id: string, isThere: boolean): Promise<Localized | null> {
    const type = types.of(kind, id)
    if (!hasDrafts(type)) return isThere ? null : recordRefusals.gone
    if (act.to === 'bin') return isThere ? staysFor(db, type, id) : recordRefusals.gone
    return special(act)?.obstacle(db, id) ?? obstacle(db, type, id, act as RecordOperation)
  }

  async function changesOf(kind: BulkKind, act: ManyAct, id: string, name: Localized): Promise<Change[]> {
    const own = special(act)
    if (own) return own.changes ? own.changes(db, id, name) : []
    const type = types.of(kind, id)
    const contents = 'fields' in act && hasDrafts(type) ? await contentsOf(db, type, id, act) : null
    return contents ? [{ kind, id, name, ...contents }] : []
  }

  return {
    async evaluateMany(kind, ids, act, by) {
      await authorize(db, by, rightForBulk(kind, act.to))
      const reasons = await special(act)?.evaluateAll?.(db, ids)
      return split(db, kind, ids, async (id, isThere) =>
        reasons ? (reasons.get(id) ?? null) : reasonFor(kind, act, id, isThere),
      )
    },
    async changesOfMany(kind, ids, act, by) {
      await authorize(db, by, rightForBulk(kind, act.to))
      const some = ids.slice(0, MOST_CHANGES)
      const nameOf = await namesOfRecords(db, kind, some)
      const all: Change[] = []
      for (const id of some) all.push(...(await changesOf(kind, act, id, nameOf.get(id) ?? { ar: id, en: id })))
      const contents = all.flatMap(({ before, after }) => [before, after])
      const names = await namesOfReferred(db, kind, contents)
      return { changes: all.slice(0, MOST_CHANGES).map(compared), names }
    },
    async actOnMany(kind, ids, act, by) {
      const context = newWriteContext(by, clock())
      const own = special(act)
      const reasons = own?.operateAll
        ? await own.operateAll(db, ids, context)
        : await inTurns(db, ids, async (tx, some) => {
            await authorize(tx, by, rightForBulk(kind, act.to))
            const tried: [string, Localized | null][] = []
            for (const id of some)
              tried.push([id, await operateOnOne(tx, { types, special }, { kind, id, act, context })])
            return tried
          })
      if (act.to === 'schedule') onPlan?.()
      return { ...(await split(db, kind, ids, async (id) => reasons.get(id) ?? null)), actId: context.actId }
    },
  }
}

function compared({ kind, id, name, before, after }: Change): ChangeToCome {
  const whole = new Set(['price', ...Object.keys(recordKind(kind).refersTo)])
  return { kind, name, fields: compareContents(tableOf(kind, id), before, after, { whole }) }
}

/** Does it with one record, under its lock, or says why it cannot be done. */
export async function operateOnOne(
  tx: Tx,
  { types, special }: Pick<BulkDeps, 'types' | 'special'>,
  { kind, id, act, context }: { kind: BulkKind; id: string; act: ManyAct; context: WriteContext },
): Promise<Localized | null> {
  const type = types.of(kind, id)
  await lock(tx, type, id)
  if (act.to === 'bin') return reasonOf(await bin(tx, type, id, context))
  if (!hasDrafts(type)) {
    if (!('fields' in act) || !(await type.named?.find(tx, id))) return recordRefusals.gone
    return reasonOf(
      await type.put(tx, { id, content: act.fields, context: { ...context, act: 'bulk' }, createdAt: '' }),
    )
  }
  const own = special(act)
  if (own) return own.operate(tx, id, context)
  const outcome = await operate(tx, type, id, act as RecordOperation, context)
  return outcome.ok ? null : outcome.failure
}

/** Some records in each transaction, in one order: two such acts do not wait for each other. */
async function inTurns<T>(
  db: Db,
  ids: readonly string[],
  work: (tx: Tx, some: string[]) => Promise<[string, T][]>,
): Promise<Map<string, T>> {
  const ordered = ids.toSorted()
  const all: [string, T][] = []
  for (let at = 0; at < ordered.length; at += AT_ONCE) {
    all.push(...(await inTransaction(db, (tx) => work(tx, ordered.slice(at, at + AT_ONCE)))))
    await yieldToEventLoop()
  }
  return new Map(all)
}

type Obstacle = (id: string, isThere: boolean) => Promise<Localized | null>

/** Parts records by why they stay as they are, if they do. */
async function split(db: Db, kind: RecordKindName, ids: readonly string[], keeps: Obstacle): Promise<Evaluated> {
  const names = await namesOfRecords(db, kind, [...ids])
  const evaluated: Evaluated = { done: [], left: [] }
  for (const [at, id] of ids.entries()) {
    if (at % AT_ONCE === 0) await yieldToEventLoop()
    const reason = await keeps(id, names.has(id))
    if (reason === null) evaluated.done.push(id)
    else evaluated.left.push({ id, name: names.get(id) ?? { ar: id, en: id }, reason })
  }
  return evaluated
}

/** Why a record was not changed, in words; null where it was. */
export function reasonOf(outcome: Outcome<unknown, Failure | Stale<unknown>>): Localized | null {
  if (outcome.ok) return null
  const { failure } = outcome
  if (failure.kind === 'conflict') return failure.message
  if (failure.kind === 'invalid') return Object.values(failure.fields)[0] ?? recordRefusals.refused
  return failure.kind === 'not-found' ? recordRefusals.gone : recordRefusals.refused
}
