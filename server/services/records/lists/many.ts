import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { recordRefusals } from '../../../../content/admin/marked.ts'
import { categoryNotEmpty } from '../../../../content/refusals.ts'
import type { StaffCaller } from '../../../../domain/accounts/caller.ts'
import type { Failure, Outcome, Stale } from '../../../../domain/records/errors.ts'
import type { LeftOut } from '../../../../domain/records/lists/marked.ts'
import { recordKind, type RecordKindName } from '../../../../domain/records/record-kinds.ts'
import type { Localized } from '../../../../domain/text/locale.ts'
import type { Clock } from '../../../clock.ts'
import { countProducts } from '../../../data/catalogue/products-store.ts'
import { inTransaction, type Db, type Tx } from '../../../data/engine/database.ts'
import { takeLock } from '../../../data/engine/dialect.ts'
import { authorize } from '../../accounts/authorization.ts'
import { keptKinds } from '../kept-kinds.ts'
import { namesOfRecords } from './record-names.ts'
import { newDoing } from '../versioned-write.ts'

/** What an act on many changes, in the order in which they were named, and what it leaves out and why. */
export type Weighed = { done: string[]; left: LeftOut[] }

export type ManyDone = Weighed & { actId: string }

export type ManyService = {
  binMany(kind: RecordKindName, ids: readonly string[], by: StaffCaller): Promise<ManyDone>
  /** What `binMany` would do, without doing it. */
  weighBin(kind: RecordKindName, ids: readonly string[], by: StaffCaller): Promise<Weighed>
}

type Deps = { db: Db; clock: Clock; siteUrl: string }

/** Records of one transaction: others write in between. */
const AT_ONCE = 20

export function createMany({ db, ...deps }: Deps): ManyService {
  return {
    async weighBin(kind, ids, by) {
      await authorize(db, by, recordKind(kind).writes)
      return tell(db, kind, ids, (id, isThere) => keptFromBin(db, kind, id, isThere))
    },
    async binMany(kind, ids, by) {
      const doing = newDoing(by, deps.clock())
      const kept = keptKinds(deps)[kind]
      const reasons = await inTurns(db, ids, async (tx, some) => {
        await authorize(tx, by, recordKind(kind).writes)
        const tried: [string, Localized | null][] = []
        for (const id of some) {
          await takeLock(tx, kept.lock(id))
          tried.push([id, reasonOf(await kept.bin(tx, id, doing))])
        }
        return tried
      })
      const done = await tell(db, kind, ids, async (id) => reasons.get(id) ?? null)
      return { ...done, actId: doing.actId }
    },
  }
}

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
async function tell(
  db: Db,
  kind: RecordKindName,
  ids: readonly string[],
  keeps: (id: string, isThere: boolean) => Promise<Localized | null>,
): Promise<Weighed> {
  const names = await namesOfRecords(db, kind, [...ids])
  const weighed: Weighed = { done: [], left: [] }
  for (const id of ids) {
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
