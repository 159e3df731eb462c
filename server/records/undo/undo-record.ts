import { failure, success, type Failure, type Outcome, type Stale } from '#domain/records/errors.ts'
import { recordKind, type RecordContent, type RecordKindName } from '#domain/kinds.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findBinned } from '#server/data/records/bin-store.ts'
import { findRecordByKey } from '#server/data/records/records-store.ts'
import { findVersion } from '#server/data/records/versions-store.ts'
import { bin, lock, standAgain } from '#server/records/put.ts'
import { restoreFromBin } from '#server/records/restore.ts'
import type { RecordTypes } from '#server/records/type.ts'
import type { UndoStep } from './undo-steps.ts'
import type { WriteContext } from '#server/records/write.ts'

/** The undo of one act, as far as it has come. */
export type Undoing = {
  types: RecordTypes
  actId: string
  context: WriteContext
  /** Records that go back from whatever they are now. */
  also: ReadonlySet<string>
  /** New ids of records that came back under another one, by kind and id. */
  renamed: Map<string, string>
}

type Undone = Outcome<unknown, Failure | Stale<unknown>>

const NOT_AS_LEFT: Undone = failure({ kind: 'not-found' })

export function undoRecord(tx: Tx, undoing: Undoing, step: UndoStep): Promise<Undone> {
  return UNDO[step.how](tx, undoing, step)
}

const UNDO: Record<UndoStep['how'], (tx: Tx, undoing: Undoing, step: UndoStep) => Promise<Undone>> = {
  async restore(tx, { types, actId, context, renamed }, { key, kind }) {
    const binned = await findBinned(tx, key)
    if (!binned) return isOfUndo(tx, key, context)
    if (binned.note.actId !== actId) return NOT_AS_LEFT
    const outcome = await restoreFromBin(tx, types, { binId: key }, context)
    if (outcome.ok) renamed.set(`${kind}/${binned.head.id}`, outcome.value.id)
    return outcome
  },
  async save(tx, { types, context, renamed, also }, { key, kind, first, last }) {
    const head = await lockedHead(tx, types, key, kind)
    if (head?.number !== last && !also.has(key)) return isOfUndo(tx, key, context)
    if (!head) return NOT_AS_LEFT
    const target = (await findVersion(tx, head, first))?.headBefore
    if (!target) return NOT_AS_LEFT
    const adapted = (content: RecordContent) => withNewIds(kind, content, renamed)
    return standAgain(tx, types.of(kind, head.id), { head, target, adapted, context })
  },
  async bin(tx, { types, context, also }, { key, kind, last }) {
    const head = await lockedHead(tx, types, key, kind)
    if (!head) return (await findBinned(tx, key))?.note.actId === context.actId ? success(undefined) : NOT_AS_LEFT
    return head.number === last || also.has(key)
      ? bin(tx, types.of(kind, head.id), head.id, context)
      : isOfUndo(tx, key, context)
  },
}

function withNewIds(kind: RecordKindName, content: RecordContent, renamed: Undoing['renamed']): RecordContent {
  const given = Object.entries(recordKind(kind).refersTo).flatMap(([field, referred]) => {
    const id = renamed.get(`${referred}/${String(content[field])}`)
    return id === undefined ? [] : [[field, id]]
  })
  return { ...content, ...Object.fromEntries(given) }
}

/** A record outside the bin, under the lock of its writes. */
async function lockedHead(tx: Tx, types: RecordTypes, key: string, kind: RecordKindName) {
  const head = await findRecordByKey(tx, key)
  if (head) await lock(tx, types.of(kind, head.id), head.id)
  return head && findRecordByKey(tx, key)
}

/** A record that is not as the act left it may be so by this very undo, which was stopped or asked for twice. */
async function isOfUndo(tx: Tx, key: string, { actId }: WriteContext): Promise<Undone> {
  const head = await findRecordByKey(tx, key)
  const newest = head && (await findVersion(tx, head, head.number))
  return newest?.actId === actId ? success(undefined) : NOT_AS_LEFT
}
