import { randomUUID } from 'node:crypto'
import { recordProblems } from '#content/record-problems.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { recordKind, type RecordKindName } from '#domain/kinds.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { Clock } from '#server/clock.ts'
import type { Page } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { createNamedRemoval, type RemovalDone } from './bin.ts'
import { isOutdated, namedVersion } from './form-marks.ts'
import type { Standing } from './heads.ts'
import { editInTransaction, type EditOutcome, type Tried } from './transaction.ts'
import type { Named, PlainType } from './type.ts'
import { newWriteContext, writeVersion, type WriteContext } from './write.ts'

type Counted = { version: number }

/**
 * A kind whose saves are on the site at once: where its records lie and what is special of them. Saving, versions, log,
 * bin and undo follow from it.
 */
export type LiveRecord<Value extends Counted> = {
  kind: RecordKindName
  /** Writes of all its records wait for one lock. */
  lock: string
  find(db: Db, id: string): Promise<Value | null>
  /** All its fields by the names of calls. */
  standing(value: Value): Standing
  /** Checks what was sent and writes it; null where that says what stands there. */
  write(tx: Tx, writing: LiveWriting<Value>): Promise<Outcome<LiveWritten | null>>
  /** False where there is no such record. */
  remove(tx: Tx, id: string): Promise<boolean>
}

/** One that has a list and a form like the others. */
export type LiveType<Value extends Counted, Filter = object> = LiveRecord<Value> & {
  list(db: Db, filter?: Filter & Partial<Page>): Promise<Value[]>
  count(db: Db, filter?: Filter): Promise<number>
}

/** `detail`: names and numbers for the line in the log. */
type LiveWritten = { id: string; detail?: Record<string, unknown> }
type LiveWriting<Value> = { before: Value | null; newId: string; fields: FormFields; context: WriteContext }

export type LiveSave = {
  /** Null for a new record. */
  id: string | null
  /** What a new one is called that had an id before. */
  newId?: string
  fields: FormFields
  context: WriteContext
}

/** Saves fields as they were sent, with their version and their line in the log, as a part of a transaction. */
export async function saveLive<Value extends Counted>(
  tx: Tx,
  type: LiveRecord<Value>,
  { id, newId = randomUUID(), fields, context }: LiveSave,
): Promise<Tried<Value>> {
  await takeLock(tx, type.lock)
  const before = id === null ? null : await type.find(tx, id)
  if (id !== null && !before) return failure({ kind: 'not-found' })
  const form = recordForm(fields, { isNew: false })
  if (before && isOutdated(namedVersion(form), before)) return failure({ kind: 'stale', current: before })
  const { problems } = form
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(problems) })
  const written = await type.write(tx, { before, newId, fields, context })
  if (!written.ok) return written
  if (!written.value && before) return success(before)
  const after = written.value && (await type.find(tx, written.value.id))
  if (!after) return failure({ kind: 'not-found' })
  const standings = { before: before && type.standing(before), after: type.standing(after) }
  const detail = { ...context.detail, ...written.value?.detail }
  const { number: version } = await writeVersion(tx, { kind: type.kind, ...standings, context: { ...context, detail } })
  return success({ ...after, version })
}

export type LiveService<Value extends Counted, Filter = object> = {
  list(filter?: Filter & Partial<Page>): Promise<Value[]>
  count(filter?: Filter): Promise<number>
  get(id: string): Promise<Value | null>
  /** Saves the form of a record, or of a new one, whose id is null. */
  edit(id: string | null, fields: FormFields, by: StaffCaller): Promise<EditOutcome<Value>>
  remove(id: string, by: StaffCaller): Promise<Outcome<RemovalDone>>
}

/** `save` does more than what a form says of the record itself. */
export function createLive<Value extends Counted, Filter>(
  { db, clock }: { db: Db; clock: Clock },
  type: LiveType<Value, Filter>,
  save = (tx: Tx, edit: LiveSave) => saveLive(tx, type, edit),
): LiveService<Value, Filter> {
  return {
    list: (filter) => type.list(db, filter),
    count: (filter) => type.count(db, filter),
    get: (id) => type.find(db, id),
    edit: (id, fields, by) =>
      editInTransaction(db, fields, async (tx, actId) => {
        await authorize(tx, by, recordKind(type.kind).writes)
        return save(tx, { id, fields, context: newWriteContext(by, clock(), actId) })
      }),
    remove: createNamedRemoval({ db, clock }, namedOf(type)),
  }
}

/** The kind as the bin, versions and undo take it. */
export function plainOf<Value extends Counted>(type: LiveRecord<Value>): PlainType {
  const { kind, lock } = type
  return {
    kind,
    lock,
    named: namedOf(type),
    async put(tx, { id, content, context }) {
      const known = (await type.find(tx, id)) ? id : null
      const outcome = await saveLive(tx, type, { id: known, newId: id, fields: content, context })
      return outcome.ok ? success({ altered: [] }) : outcome
    },
  }
}

export function namedOf<Value extends Counted>({ kind, find, standing, remove }: LiveRecord<Value>): Named {
  return {
    kind,
    async find(tx, id) {
      const found = await find(tx, id)
      return found && standing(found)
    },
    remove,
  }
}
