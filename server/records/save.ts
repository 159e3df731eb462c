import { randomUUID } from 'node:crypto'
import { recordProblems } from '#content/record-problems.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, success } from '#domain/records/errors.ts'
import { recordKind } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Clock } from '#server/clock.ts'
import { idsOfCodes } from '#server/data/catalogue/entities-store.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { authorize } from '#server/auth/authorization.ts'
import { addRecord, updateRecord, type Saved, type Saving } from './change.ts'
import { findPresent, presentOfForm, type EditBase } from './present.ts'
import { binPresent } from './publish.ts'
import { storeFiles, type FileStore, type SentForm } from './sent-files.ts'
import { editInTransaction, type EditOutcome, type Tried } from './transaction.ts'
import type { Edited, RecordType, Slugged } from './type.ts'
import { newWriteContext, type WriteContext } from './write.ts'

export type EditingDeps = {
  db: Db
  clock: Clock
  uploads: FileStore
  /** Called when it has been planned that something goes onto the site or off it. */
  onPlan?: () => void
}

export type Newest<Entity> = { record: Entity; head: RecordHead }

export type SaveOutcome<Entity> = EditOutcome<Saved<Entity>, Entity>

type EditHow = {
  /** Of a save that is a part of an act. */
  actId?: string
  /** Calls change what is on the site and leave a draft in place; forms show the newest and change that. */
  base?: EditBase
  /** Whether staff typed it into a form. */
  isTyped?: boolean
}

/** The field that names a record is the `idField` of its kind. */
export type RecordEditing<Entity> = {
  add(fields: FormFields, by: StaffCaller, how?: Pick<EditHow, 'isTyped' | 'actId'>): Promise<SaveOutcome<Entity>>
  /** Of a page of the site that nobody has written yet, it makes the record. */
  update(fields: FormFields, by: StaffCaller, how?: EditHow): Promise<SaveOutcome<Entity>>
  /** Moves it into the bin. What becomes of the products of a category is asked: `move_to` names another one, `uncategorise` leaves them without one. */
  remove(fields: FormFields, by: StaffCaller, how?: Pick<EditHow, 'base'>): Promise<EditOutcome<void, Entity>>
  /** The record as it would be, without keeping anything of it. What is missing yet does not matter. */
  preview(fields: FormFields): Promise<EditOutcome<Entity>>
  /** What a form shows: the draft, else what is on the site. */
  newest(id: string, by: StaffCaller): Promise<Newest<Entity> | null>
}

/** Writes records of one kind; `of` answers its type by the id of a record, since each page has its own fields. */
export function createRecordEditing<Entity extends Edited, Input extends Slugged>(
  { db, clock, uploads, onPlan }: EditingDeps,
  of: (id: string) => RecordType<Entity, Input>,
): RecordEditing<Entity> {
  const { idField } = of('')
  const typeOf = ({ [idField]: id }: FormFields, { isTyped = false }: EditHow = {}): RecordType => {
    const type: RecordType = of(typeof id === 'string' ? id : '')
    if (!isTyped) return { ...type, namesProducts: [] }
    return type.readTyped ? { ...type, read: type.readTyped } : type
  }

  type Change = (tx: Tx, saving: Saving) => Promise<Tried<Saved, Edited>>
  type Save = { type: RecordType; fields: FormFields; by: StaffCaller; actId?: string | undefined }
  async function save({ type, fields, by, actId = randomUUID() }: Save, change: Change): Promise<SaveOutcome<Edited>> {
    const sent = await storeFiles(uploads, await withProductIds(db, fields, type.namesProducts), type.files, by)
    const saved = await inTransactionIf(
      db,
      (tx) => change(tx, { sent, context: newWriteContext(by, clock(), actId) }),
      ({ ok }) => ok,
    )
    if (!saved.ok) return { ...saved, sent: sent.fields }
    const { head, did } = saved.value
    if (head.publishAt !== null || head.unpublishAt !== null) onPlan?.()
    await type.settle?.(db)
    return { ...saved, actId: did === 'unchanged' ? null : actId }
  }

  const editing: RecordEditing<Edited> = {
    add(fields, by, how) {
      const type = typeOf(fields, how)
      return save({ type, fields, by, actId: how?.actId }, (tx, saving) => addRecord(tx, type, saving))
    },
    async update(fields, by, how = {}) {
      const type = typeOf(fields, how)
      const { base = 'newest' } = how
      const { onlyId: id } = type
      if (id !== undefined && !(await findPresent(db, type, id)))
        return save({ type, fields, by }, (tx, saving) => addRecord(tx, type, { ...saving, named: { id } }))
      const { actId = randomUUID() } = how
      if (fields['intent'] === 'unpublish') await type.empty?.(db, { fields, by, actId, base })
      return save({ type, fields, by, actId }, (tx, saving) => updateRecord(tx, type, { ...saving, base }))
    },
    async remove(fields, by, { base = 'newest' } = {}) {
      const type = typeOf(fields)
      const actId = randomUUID()
      await type.empty?.(db, { fields, by, actId, base })
      const removal = () => ({ fields, base, context: newWriteContext(by, clock(), actId) })
      return editInTransaction(db, fields, (tx) => removeNamed(tx, type, removal()), { actId })
    },
    async preview(fields) {
      const type = typeOf(fields)
      const sent = await storeFiles(uploads, fields, type.files)
      return editInTransaction(db, sent.fields, (tx) => preview(tx, type, sent, clock()), { isDraft: true })
    },
    async newest(id, by) {
      await authorize(db, by, 'records.read')
      const present = await findPresent(db, of(id), id)
      return present && { record: present.newest, head: present.head }
    },
  }
  // What goes in as records of this kind comes out as such.
  return editing as RecordEditing<Entity>
}

/** The fields with the ids of products in the place of their codes. */
async function withProductIds(db: Db, fields: FormFields, names: readonly string[] = []): Promise<FormFields> {
  const named = names.filter((name) => fields[name] !== undefined)
  const typed = named.flatMap((name) => [fields[name]].flat()).filter((text) => typeof text === 'string')
  if (typed.length === 0) return fields
  const ids = await idsOfCodes(
    db,
    typed.map((text) => text.trim()),
  )
  const idOf = (text: unknown) => (typeof text === 'string' ? (ids.get(text.trim().toLowerCase()) ?? text) : text)
  const found = named.map((name) => [name, Array.isArray(fields[name]) ? fields[name].map(idOf) : idOf(fields[name])])
  return { ...fields, ...Object.fromEntries(found) }
}

async function removeNamed(
  tx: Tx,
  type: RecordType,
  { fields, base, context }: { fields: FormFields; base: EditBase; context: WriteContext },
): Promise<Tried<void, Edited>> {
  await authorize(tx, context.by, recordKind(type.kind).writes)
  const found = await presentOfForm(tx, type, fields, base)
  return found.ok ? binPresent(tx, type, { present: found.value, fields, context }) : found
}

/** The record as it would be. */
async function preview(tx: Tx, type: RecordType, sent: SentForm, now: Date): Promise<Tried<Edited>> {
  const found = sent.fields[type.idField] ? await presentOfForm(tx, type, { ...sent.fields, version: '' }) : null
  const before = found?.ok ? found.value.newest : null
  const reading = type.read(sent.fields, before, true)
  const input = type.complete({ ...(before && type.inputOf(before)), ...reading.input }, now)
  const { missing: _missing, ...wrong } = Object.groupBy(
    Object.entries(reading.problems),
    ([, problem]) => problem.kind,
  )
  const problems = {
    ...(await type.on(tx).check(input, true)),
    ...recordProblems(Object.fromEntries(Object.values(wrong).flatMap((some) => some ?? []))),
    ...sent.problems,
  }
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const instant = now.toISOString()
  const { id, version, createdAt } = before ?? {
    id: slugify(input.slug ?? '') || 'preview',
    version: 1,
    createdAt: instant,
  }
  return success(await type.on(tx).draft(input, { id, version, createdAt, updatedAt: instant }))
}
