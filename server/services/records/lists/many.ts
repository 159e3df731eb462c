import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { recordRefusals } from '#content/admin/marked.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { compareContents } from '#domain/records/compare/compare-content.ts'
import type { Failure, Outcome, Stale } from '#domain/records/errors.ts'
import { MOST_CHANGES, type ChangesToCome, type ChangeToCome } from '#domain/records/lists/changes-to-come.ts'
import { rightToMark, type LeftOut, type ManyAct } from '#domain/records/lists/marked.ts'
import { recordKind, tableOf, type DraftKind, type RecordKindName } from '#domain/records/record-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { presentProducts } from '#server/data/catalogue/product-orders-store.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { authorize } from '#server/services/accounts/authorization.ts'
import { productKind } from '#server/services/catalogue/product-editing.ts'
import { pinnedIn } from '#server/services/catalogue/product-order-editing.ts'
import { keptKinds } from '#server/services/records/kept-kinds.ts'
import { changedBy, findPresent } from '#server/services/records/present-record.ts'
import { recordActs } from '#server/services/records/publication/record-acts.ts'
import { namesOfReferred } from '#server/services/records/referred-names.ts'
import { newWriteContext, type WriteContext } from '#server/services/records/versioned-write.ts'
import { stepPrices } from './act-on-prices.ts'
import { isOfSeo, setSeo } from './act-on-seo.ts'
import { isPinning, pinMany, pinOne, weighPins } from './act-on-pins.ts'
import { weighsOne, type Change } from './weighed-record.ts'
import { namesOfRecords } from './record-names.ts'

/** What an act on many changes, in the order in which they were named, and what it leaves out and why. */
export type Weighed = { done: string[]; left: LeftOut[] }

export type ManyDone = Weighed & { actId: string }

export type ManyService = {
  /** What the act would do, without doing it. */
  weighMany(kind: DraftKind, ids: readonly string[], act: ManyAct, by: StaffCaller): Promise<Weighed>
  /** What it would make of some of those. */
  changesOfMany(kind: DraftKind, ids: readonly string[], act: ManyAct, by: StaffCaller): Promise<ChangesToCome>
  actOnMany(kind: DraftKind, ids: readonly string[], act: ManyAct, by: StaffCaller): Promise<ManyDone>
}

type Deps = { db: Db; clock: Clock; siteUrl: string; onPlan?: () => void }

/** Records of one transaction: others write and are served in between. */
export const AT_ONCE = 5

export function createMany({ db, ...deps }: Deps): ManyService {
  const { obstacle, changesOf } = weighsOne({ db, ...deps })
  const actOnOne = actsOnOne(deps)

  return {
    async weighMany(kind, ids, act, by) {
      await authorize(db, by, rightToMark(kind, act.to))
      if (isPinning(act)) {
        const { reasons } = weighPins(await pinnedIn(db), new Set(await presentProducts(db, ids)), ids, act)
        return tell(db, kind, ids, async (id) => reasons.get(id) ?? null)
      }
      return tell(db, kind, ids, (id, isThere) => obstacle(kind, act, id, isThere))
    },
    async changesOfMany(kind, ids, act, by) {
      await authorize(db, by, rightToMark(kind, act.to))
      const some = ids.slice(0, MOST_CHANGES)
      const nameOf = await namesOfRecords(db, kind, some)
      const all: Change[] = []
      for (const id of some) all.push(...(await changesOf(kind, act, id, nameOf.get(id) ?? { ar: id, en: id })))
      const contents = all.flatMap(({ before, after }) => [before, after])
      return {
        changes: all.slice(0, MOST_CHANGES).map(compared),
        names: await namesOfReferred(db, kind, contents),
      }
    },
    async actOnMany(kind, ids, act, by) {
      const context = newWriteContext(by, deps.clock())
      const reasons = isPinning(act)
        ? await pinMany(db, ids, act, context)
        : await inTurns(db, ids, async (tx, some) => {
            await authorize(tx, by, rightToMark(kind, act.to))
            const tried: [string, Localized | null][] = []
            for (const id of some) tried.push([id, await actOnOne(tx, { kind, id, act, context })])
            return tried
          })
      if (act.to === 'schedule') deps.onPlan?.()
      const done = await tell(db, kind, ids, async (id) => reasons.get(id) ?? null)
      return { ...done, actId: context.actId }
    },
  }
}

function compared({ kind, id, name, before, after }: Change): ChangeToCome {
  const whole = new Set(['price', ...Object.keys(recordKind(kind).refersTo)])
  return { kind, name, fields: compareContents(tableOf(kind, id), before, after, { whole }) }
}

type OneOfMany = { kind: DraftKind; id: string; act: ManyAct; context: WriteContext }

/** Does it with one record, under its lock, or says why it cannot be done. */
export function actsOnOne(deps: Omit<Deps, 'db'>): (tx: Tx, one: OneOfMany) => Promise<Localized | null> {
  const kinds = keptKinds(deps)
  const acts = recordActs(deps)
  return async (tx, { kind, id, act, context }) => {
    await takeLock(tx, kinds[kind].lock(id))
    if (act.to === 'bin') return reasonOf(await kinds[kind].bin(tx, id, context))
    if (isPinning(act)) return pinOne(tx, id, act, context)
    if (isOfSeo(act)) return reasonOf(await setSeo(tx, deps, { id, act, context }))
    if (act.to === 'price') {
      const product = await findPresent(tx, productKind(deps), id)
      return product ? stepPrices(tx, changedBy(product, 'site').variants, act, context) : recordRefusals.gone
    }
    const outcome = await acts[kind].act(tx, id, act, context)
    return outcome.ok ? null : outcome.failure
  }
}

/** Why an act cannot be done with a record; null where it can. */
type Obstacle = (id: string, isThere: boolean) => Promise<Localized | null>

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
