import { subDays } from 'date-fns/subDays'
import { subMinutes } from 'date-fns/subMinutes'
import { createHash } from 'node:crypto'
import { setImmediate as others } from 'node:timers/promises'
import type { ChangeMaker } from '../../../domain/accounts/caller.ts'
import { Unconfirmed, type Act } from '../../../domain/accounts/permissions.ts'
import type { AuditEntry } from '../../../domain/accounts/staff.ts'
import { failure, success, type Failure, type Outcome, type Stale } from '../../../domain/records/errors.ts'
import {
  isRecordKind,
  recordKind,
  RECORD_KIND_NAMES,
  type RecordContent,
  type RecordKindName,
} from '../../../domain/records/record-kinds.ts'
import type { RecordHead } from '../../../domain/records/record-state.ts'
import { rightsToFields } from '../../../domain/site/settings-rights.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import type { Clock } from '../../clock.ts'
import { listAuditOfAct, markUndone } from '../../data/accounts/audit-store.ts'
import { toInstant } from '../../data/engine/codec.ts'
import { inTransactionIf, type Db, type Tx } from '../../data/engine/database.ts'
import { takeLock } from '../../data/engine/dialect.ts'
import { UNDO_DAYS, UNDO_OFFERED_MINUTES } from '../../../domain/accounts/undoable.ts'
import { isImportRunning } from '../../data/imports/imports-store.ts'
import { findBinned } from '../../data/records/bin-store.ts'
import { findRecordByKey, findRecordsByKey } from '../../data/records/records-store.ts'
import { findVersion, versionsOfAct, type VersionOfAct } from '../../data/records/versions-store.ts'
import { authorize } from '../accounts/authorization.ts'
import { unbin } from './bin.ts'
import { turnNeutralBack } from '../site/identity/neutral-act.ts'
import { keptKinds } from './kept-kinds.ts'
import { rightsToUndo, type RightTo } from '../accounts/right-to-undo.ts'
import { standAgain } from './publication/standing-before.ts'
import { newDoing, type Doing } from './versioned-write.ts'

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

export type UndoHow = {
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

type Deps = { db: Db; clock: Clock; siteUrl: string; onPlan?: () => void }

export function createUndo(deps: Deps): UndoService {
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
export type SavedSince = { key: string; kind: RecordKindName; id: string; name: Localized; savedAt: string; by: string }

/** How many records would go back, and how many new ones into the bin. */
export type UndoLook = { undone: number; binned: number; kept: SavedSince[] }

async function look({ db, clock }: Deps, actId: string, by: ChangeMaker): Promise<Outcome<UndoLook, UndoRefusal>> {
  const refusal = refusalOf(await listAuditOfAct(db, actId, { limit: 1 }), clock())
  if (refusal) return failure(refusal)
  if (await isImportRunning(db, actId)) return failure('under-way')
  const steps = await stepsOf(db, actId)
  if (steps.length === 0) return failure('impossible')
  for (const step of unlike(steps)) await authorizeStep(db, by, step, true)
  const found: UndoLook = { undone: 0, binned: 0, kept: [] }
  for (const step of steps) {
    const head = step.how === 'unbin' ? null : await findRecordByKey(db, step.key)
    if (head && head.number !== step.last) {
      const newest = await findVersion(db, head, head.number)
      const { key, kind, name } = step
      found.kept.push({ key, kind, id: head.id, name, savedAt: head.updatedAt, by: newest?.by.name ?? '' })
    } else if (step.how === 'bin' && recordKind(step.kind).hasBin) found.binned++
    else found.undone++
  }
  return { ok: true, value: found }
}

type Wish = UndoHow & { actId: string; by: ChangeMaker }

/** Records of one transaction: a commit costs as much as the undo of one, and others wait for it. */
const AT_ONCE = 5

/** Some records in each transaction: one that cannot be put back stays as it is, and nobody waits for all. */
async function undo(
  { db, clock, siteUrl }: Deps,
  { actId, by, isConfirmed = false, isOfRun = false, also = [], signal, onStep }: Wish,
): Promise<Outcome<UndoDone, UndoRefusal>> {
  const refusal = refusalOf(await listAuditOfAct(db, actId, { limit: 1 }), clock())
  if (refusal) return failure(refusal)
  if (!isOfRun && (await isImportRunning(db, actId))) return failure('under-way')
  const steps = (await stepsOf(db, actId)).map((step) => (also.includes(step.key) ? withSavedSince(step) : step))
  if (steps.length === 0) return failure('impossible')
  // Whoever may not undo all of it undoes nothing.
  for (const step of unlike(steps)) await authorizeStep(db, by, step, isConfirmed)
  const doing: Doing = { ...newDoing(by, clock(), undoIdOf(actId)), detail: { undoes: actId } }
  const undoing: Undoing = { clock, siteUrl, actId, doing, also: new Set(also), renamed: new Map() }
  const left: Localized[] = []
  const undoAll = (some: readonly Step[]) =>
    inTransactionIf(
      db,
      async (tx) => {
        for (const step of some) {
          await authorizeStep(tx, by, step, isConfirmed)
          if (!(await UNDO[step.how](tx, undoing, step)).ok) return false
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
    await others()
  }
  if (left.length === steps.length) return { ok: true, value: { actId: null, left } }
  await turnNeutralBack(db, actId, { actId: doing.actId, at: toInstant(doing.at), siteUrl })
  await markUndone(db, actId, doing.actId)
  return { ok: true, value: { actId: doing.actId, left } }
}

/** Of steps that ask for the same rights, one. */
function unlike(steps: readonly Step[]): Step[] {
  return [...new Map(steps.map((step) => [step.rights.join(' '), step])).values()]
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

/** What has to be done with one record. */
type Step = {
  /** Back from the bin, back to the version before, or into the bin. */
  how: 'unbin' | 'save' | 'bin'
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
async function stepsOf(db: Db, actId: string): Promise<Step[]> {
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
  const saved: Step[] = []
  const followers: Step[] = []
  for (const [key, ofRecord] of written) {
    const head = heads.get(key) ?? (await findBinned(db, key))?.head
    if (!heads.has(key)) await others()
    if (head) (ofRecord.every(followsBrand) ? followers : saved).push(savedStep(head, ofRecord, rightTo))
  }
  // What followed a brand that got another name follows it back, whatever else was saved of it since.
  if (!saved.some(({ kind, how }) => kind === 'brand' && how === 'save')) saved.push(...followers)
  const of = (how: Step['how']) => saved.filter((step) => step.how === how).toSorted(byKind)
  return [...deleted.toSorted(byKind), ...of('save'), ...of('bin').toReversed()]
}

/** Products that are given the name of their brand change in nothing else. */
function followsBrand({ act, changed }: VersionOfAct): boolean {
  return act === 'bulk' && changed.every((name) => name === 'brand' || name === 'brand_ar')
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
    await others()
  }
}

function byKind(one: Step, other: Step): number {
  return RECORD_KIND_NAMES.indexOf(one.kind) - RECORD_KIND_NAMES.indexOf(other.kind)
}

function deletionIn({ action, subject, record }: AuditEntry, rightTo: RightTo): Step | null {
  const { kind } = subject
  if (!isRecordKind(kind) || action !== `${kind}.delete` || !record?.key) return null
  const name = record.name ?? { ar: subject.id ?? '', en: subject.id ?? '' }
  return { how: 'unbin', key: record.key, kind, name, rights: [rightTo(kind)], first: 0, last: 0 }
}

function savedStep({ key, kind, name }: RecordHead, versions: readonly VersionOfAct[], rightTo: RightTo): Step {
  const numbers = versions.map(({ number }) => number)
  return {
    how: versions.some(({ isFirst }) => isFirst) ? 'bin' : 'save',
    key,
    kind,
    name,
    rights: kind === 'settings' ? rightsToFields(versions.flatMap(({ changed }) => changed)) : [rightTo(kind)],
    first: Math.min(...numbers),
    last: Math.max(...numbers),
  }
}

/** What was saved since may be anything of the record. */
function withSavedSince(step: Step): Step {
  return { ...step, rights: [...new Set([...step.rights, recordKind(step.kind).writes])] }
}

async function authorizeStep(db: Db, by: ChangeMaker, step: Step, isConfirmed: boolean): Promise<void> {
  for (const right of step.rights) await authorize(db, by, right)
  if (step.rights.includes('people-settings.write') && !isConfirmed) throw new Unconfirmed()
}

type Undoing = Omit<Deps, 'db'> & {
  actId: string
  doing: Doing
  /** Records that go back from whatever they are now. */
  also: ReadonlySet<string>
  /** Categories that came back under another id. */
  renamed: Map<string, string>
}

type Undone = Outcome<unknown, Failure | Stale<unknown>>

const NOT_AS_LEFT: Undone = failure({ kind: 'not-found' })

const UNDO: Record<Step['how'], (tx: Tx, undoing: Undoing, step: Step) => Promise<Undone>> = {
  async unbin(tx, { actId, doing, renamed, ...deps }, { key, kind }) {
    const binned = await findBinned(tx, key)
    if (!binned) return isOfUndo(tx, key, doing)
    if (binned.note.actId !== actId) return NOT_AS_LEFT
    const outcome = await unbin(tx, deps, { binId: key }, doing)
    if (outcome.ok && kind === 'category') renamed.set(binned.head.id, outcome.value.id)
    return outcome
  },
  async save(tx, { doing, renamed, also, ...deps }, { key, kind, first, last }) {
    const head = await lockedHead(tx, deps, key, kind)
    if (head?.number !== last && !also.has(key)) return isOfUndo(tx, key, doing)
    if (!head) return NOT_AS_LEFT
    const target = (await findVersion(tx, head, first))?.headBefore
    if (!target) return NOT_AS_LEFT
    const adapted = (content: RecordContent) => {
      const { category_id: category } = content
      const id = typeof category === 'string' ? renamed.get(category) : undefined
      return id === undefined ? content : { ...content, category_id: id }
    }
    return standAgain(tx, keptKinds(deps)[kind], { head, target, adapted, doing })
  },
  async bin(tx, { doing, also, ...deps }, { key, kind, last }) {
    const head = await lockedHead(tx, deps, key, kind)
    if (!head) return (await findBinned(tx, key))?.note.actId === doing.actId ? success(undefined) : NOT_AS_LEFT
    return head.number === last || also.has(key)
      ? keptKinds(deps)[kind].bin(tx, head.id, doing)
      : isOfUndo(tx, key, doing)
  },
}

/** A record outside the bin, under the lock of its writes. */
async function lockedHead(tx: Tx, deps: Omit<Deps, 'db'>, key: string, kind: RecordKindName) {
  const head = await findRecordByKey(tx, key)
  if (head) await takeLock(tx, keptKinds(deps)[kind].lock(head.id))
  return head && findRecordByKey(tx, key)
}

/** A record that is not as the act left it may be so by this very undo, which was stopped or asked for twice. */
async function isOfUndo(tx: Tx, key: string, { actId }: Doing): Promise<Undone> {
  const head = await findRecordByKey(tx, key)
  const newest = head && (await findVersion(tx, head, head.number))
  return newest?.actId === actId ? success(undefined) : NOT_AS_LEFT
}
