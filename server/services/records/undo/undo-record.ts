import { failure, success, type Failure, type Outcome, type Stale } from '#domain/records/errors.ts'
import type { RecordContent, RecordKindName } from '#domain/records/record-kinds.ts'
import type { Clock } from '#server/clock.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findBinned } from '#server/data/records/bin-store.ts'
import { findRecordByKey } from '#server/data/records/records-store.ts'
import { findVersion } from '#server/data/records/versions-store.ts'
import { restoreFromBin } from '#server/services/records/bin.ts'
import { keptKinds } from '#server/services/records/kept-kinds.ts'
import { standAgain } from '#server/services/records/publication/standing-before.ts'
import type { WriteContext } from '#server/services/records/versioned-write.ts'
import type { UndoStep } from './undo-steps.ts'

/** The undo of one act, as far as it has come. */
export type Undoing = KindDeps & {
  actId: string
  context: WriteContext
  /** Records that go back from whatever they are now. */
  also: ReadonlySet<string>
  /** Categories that came back under another id. */
  renamed: Map<string, string>
}

/** What the kinds of records need. */
type KindDeps = { clock: Clock; siteUrl: string }

type Undone = Outcome<unknown, Failure | Stale<unknown>>

const NOT_AS_LEFT: Undone = failure({ kind: 'not-found' })

/** Undoes what the act did to one record. */
export function undoRecord(tx: Tx, undoing: Undoing, step: UndoStep): Promise<Undone> {
  return UNDO[step.how](tx, undoing, step)
}

const UNDO: Record<UndoStep['how'], (tx: Tx, undoing: Undoing, step: UndoStep) => Promise<Undone>> = {
  async restore(tx, { actId, context, renamed, ...deps }, { key, kind }) {
    const binned = await findBinned(tx, key)
    if (!binned) return isOfUndo(tx, key, context)
    if (binned.note.actId !== actId) return NOT_AS_LEFT
    const outcome = await restoreFromBin(tx, deps, { binId: key }, context)
    if (outcome.ok && kind === 'category') renamed.set(binned.head.id, outcome.value.id)
    return outcome
  },
  async save(tx, { context, renamed, also, ...deps }, { key, kind, first, last }) {
    const head = await lockedHead(tx, deps, key, kind)
    if (head?.number !== last && !also.has(key)) return isOfUndo(tx, key, context)
    if (!head) return NOT_AS_LEFT
    const target = (await findVersion(tx, head, first))?.headBefore
    if (!target) return NOT_AS_LEFT
    const adapted = (content: RecordContent) => {
      const { category_id: category } = content
      const id = typeof category === 'string' ? renamed.get(category) : undefined
      return id === undefined ? content : { ...content, category_id: id }
    }
    return standAgain(tx, keptKinds(deps)[kind], { head, target, adapted, context })
  },
  async bin(tx, { context, also, ...deps }, { key, kind, last }) {
    const head = await lockedHead(tx, deps, key, kind)
    if (!head) return (await findBinned(tx, key))?.note.actId === context.actId ? success(undefined) : NOT_AS_LEFT
    return head.number === last || also.has(key)
      ? keptKinds(deps)[kind].bin(tx, head.id, context)
      : isOfUndo(tx, key, context)
  },
}

/** A record outside the bin, under the lock of its writes. */
async function lockedHead(tx: Tx, deps: KindDeps, key: string, kind: RecordKindName) {
  const head = await findRecordByKey(tx, key)
  if (head) await takeLock(tx, keptKinds(deps)[kind].lock(head.id))
  return head && findRecordByKey(tx, key)
}

/** A record that is not as the act left it may be so by this very undo, which was stopped or asked for twice. */
async function isOfUndo(tx: Tx, key: string, { actId }: WriteContext): Promise<Undone> {
  const head = await findRecordByKey(tx, key)
  const newest = head && (await findVersion(tx, head, head.number))
  return newest?.actId === actId ? success(undefined) : NOT_AS_LEFT
}
