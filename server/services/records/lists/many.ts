import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { recordRefusals } from '../../../../content/admin/marked.ts'
import { categoryNotEmpty } from '../../../../content/refusals.ts'
import type { StaffCaller } from '../../../../domain/accounts/caller.ts'
import type { Failure, Outcome, Stale } from '../../../../domain/records/errors.ts'
import type { LeftOut } from '../../../../domain/records/lists/marked.ts'
import { recordKind, type DraftKind, type RecordKindName } from '../../../../domain/records/record-kinds.ts'
import type { Localized } from '../../../../domain/text/locale.ts'
import type { Clock } from '../../../clock.ts'
import { countProducts } from '../../../data/catalogue/products-store.ts'
import { inTransaction, type Db, type Tx } from '../../../data/engine/database.ts'
import { takeLock } from '../../../data/engine/dialect.ts'
import { authorize } from '../../accounts/authorization.ts'
import { keptKinds } from '../kept-kinds.ts'
import { namesOfRecords } from './record-names.ts'
import { recordActs, type RecordAct } from '../publication/record-acts.ts'
import { newDoing, type Doing } from '../versioned-write.ts'

/** What an act on many changes, in the order in which they were named, and what it leaves out and why. */
export type Weighed = { done: string[]; left: LeftOut[] }

export type ManyDone = Weighed & { actId: string }

/** When records go onto the site and off it; what is undefined stays as it was planned. */
export type ManyPlan = { publishAt?: string | null; unpublishAt?: string | null }

/** Each `weigh…` says what the act beside it would do, without doing it. */
export type ManyService = {
  binMany(kind: RecordKindName, ids: readonly string[], by: StaffCaller): Promise<ManyDone>
  weighBin(kind: RecordKindName, ids: readonly string[], by: StaffCaller): Promise<Weighed>
  publishMany(kind: DraftKind, ids: readonly string[], by: StaffCaller): Promise<ManyDone>
  weighPublish(kind: DraftKind, ids: readonly string[], by: StaffCaller): Promise<Weighed>
  unpublishMany(kind: DraftKind, ids: readonly string[], by: StaffCaller): Promise<ManyDone>
  weighUnpublish(kind: DraftKind, ids: readonly string[], by: StaffCaller): Promise<Weighed>
  scheduleMany(kind: DraftKind, ids: readonly string[], by: StaffCaller, plan: ManyPlan): Promise<ManyDone>
  weighSchedule(kind: DraftKind, ids: readonly string[], by: StaffCaller, plan: ManyPlan): Promise<Weighed>
}

type Deps = { db: Db; clock: Clock; siteUrl: string; onPlan?: () => void }

/** Records of one transaction: others write in between. */
const AT_ONCE = 5

export function createMany({ db, ...deps }: Deps): ManyService {
  const acts = recordActs(deps)

  async function weigh(kind: RecordKindName, ids: readonly string[], by: StaffCaller, obstacle: Obstacle) {
    await authorize(db, by, recordKind(kind).writes)
    return tell(db, kind, ids, obstacle)
  }

  async function actOn(
    kind: RecordKindName,
    ids: readonly string[],
    by: StaffCaller,
    act: ActOnOne,
  ): Promise<ManyDone> {
    const doing = newDoing(by, deps.clock())
    const kept = keptKinds(deps)[kind]
    const reasons = await inTurns(db, ids, async (tx, some) => {
      await authorize(tx, by, recordKind(kind).writes)
      const tried: [string, Localized | null][] = []
      for (const id of some) {
        await takeLock(tx, kept.lock(id))
        tried.push([id, await act(tx, id, doing)])
      }
      return tried
    })
    const done = await tell(db, kind, ids, async (id) => reasons.get(id) ?? null)
    return { ...done, actId: doing.actId }
  }

  const weighAct = (kind: DraftKind, ids: readonly string[], by: StaffCaller, act: RecordAct) =>
    weigh(kind, ids, by, (id) => acts[kind].obstacle(db, id, act))
  const actOnEach = (kind: DraftKind, ids: readonly string[], by: StaffCaller, act: RecordAct) =>
    actOn(kind, ids, by, async (tx, id, doing) => {
      const outcome = await acts[kind].act(tx, id, act, doing)
      return outcome.ok ? null : outcome.failure
    })

  return {
    weighBin: (kind, ids, by) => weigh(kind, ids, by, (id, isThere) => keptFromBin(db, kind, id, isThere)),
    binMany: (kind, ids, by) =>
      actOn(kind, ids, by, async (tx, id, doing) => reasonOf(await keptKinds(deps)[kind].bin(tx, id, doing))),
    weighPublish: (kind, ids, by) => weighAct(kind, ids, by, { to: 'publish' }),
    publishMany: (kind, ids, by) => actOnEach(kind, ids, by, { to: 'publish' }),
    weighUnpublish: (kind, ids, by) => weighAct(kind, ids, by, { to: 'unpublish' }),
    unpublishMany: (kind, ids, by) => actOnEach(kind, ids, by, { to: 'unpublish' }),
    weighSchedule: (kind, ids, by, plan) => weighAct(kind, ids, by, { to: 'schedule', ...plan }),
    async scheduleMany(kind, ids, by, plan) {
      const done = await actOnEach(kind, ids, by, { to: 'schedule', ...plan })
      deps.onPlan?.()
      return done
    },
  }
}

/** Why an act cannot be done with a record; null where it can. */
type Obstacle = (id: string, isThere: boolean) => Promise<Localized | null>
/** Does it, or says why it cannot be done. */
type ActOnOne = (tx: Tx, id: string, doing: Doing) => Promise<Localized | null>

/** Why a record cannot go into the bin; null where it can. */
async function keptFromBin(db: Db, kind: RecordKindName, id: string, isThere: boolean): Promise<Localized | null> {
  if (!isThere) return recordRefusals.gone
  const count = kind === 'category' ? await countProducts(db, id) : 0
  return count === 0 ? null : categoryNotEmpty(count)
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

/** Parts records by why they stay as they are, if they do. */
async function tell(db: Db, kind: RecordKindName, ids: readonly string[], keeps: Obstacle): Promise<Weighed> {
  const names = await namesOfRecords(db, kind, [...ids])
  const weighed: Weighed = { done: [], left: [] }
  for (const [at, id] of ids.entries()) {
    if (at % AT_ONCE === 0) await yieldToEventLoop()
    const reason = await keeps(id, names.has(id))
    if (reason === null) weighed.done.push(id)
    else weighed.left.push({ id, name: names.get(id) ?? { ar: id, en: id }, reason })
  }
  return weighed
}

function reasonOf(outcome: Outcome<unknown, Failure | Stale<unknown>>): Localized | null {
  if (outcome.ok) return null
  const { failure } = outcome
  if (failure.kind === 'conflict') return failure.message
  if (failure.kind === 'invalid') return Object.values(failure.fields)[0] ?? recordRefusals.refused
  return failure.kind === 'not-found' ? recordRefusals.gone : recordRefusals.refused
}
