import { randomUUID } from 'node:crypto'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { authorize } from '#server/services/accounts/authorization.ts'
import { editInTransaction, type EditOutcome, type Tried } from './edit-transaction.ts'
import type { Edited, EditedKind, Slugged } from './edited-kind.ts'
import { addInAct, updateInAct, type Saved } from './part-of-act.ts'
import { findPresent, presentOfForm, type EditBase } from './present-record.ts'
import type { Saving } from './record-changes.ts'
import { preview } from './record-preview.ts'
import { binPresent } from './record-removal.ts'
import { storeFiles } from './sent-files.ts'
import type { UploadsService } from './uploads.ts'
import { newWriteContext, type WriteContext } from './versioned-write.ts'

export type EditingDeps = {
  db: Db
  clock: Clock
  uploads: Pick<UploadsService, 'store'>
  /** Called when it has been planned that something goes onto the site or off it. */
  onPlan?: () => void
}

export type Newest<Entity> = { record: Entity; head: RecordHead }

export type SaveOutcome<Entity> = EditOutcome<Saved<Entity>, Entity>

export type EditHow = {
  /** Calls change what is on the site and leave a draft in place; forms show the newest and change that. */
  base?: EditBase
  /** Whether staff typed it into a form. */
  isTyped?: boolean
}

/** The field that names a record is the `idField` of its kind. */
export type RecordEditing<Entity> = {
  add(fields: FormFields, by: StaffCaller, how?: Pick<EditHow, 'isTyped'>): Promise<SaveOutcome<Entity>>
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
  of: (id: string) => EditedKind<Entity, Input>,
): RecordEditing<Entity> {
  type Change = (tx: Tx, saving: Saving) => Promise<Tried<Saved<Entity>, Entity>>
  const { idField } = of('')
  const kindOf = ({ [idField]: id }: FormFields, { isTyped = false }: EditHow = {}) => {
    const kind = of(typeof id === 'string' ? id : '')
    return isTyped && kind.readTyped ? { ...kind, read: kind.readTyped } : kind
  }

  async function save(
    kind: EditedKind<Entity, Input>,
    fields: FormFields,
    by: StaffCaller,
    change: Change,
    actId: string = randomUUID(),
  ): Promise<SaveOutcome<Entity>> {
    const sent = await storeFiles(uploads, fields, kind.files, by)
    const saveNow = (tx: Tx) => change(tx, { sent, context: newWriteContext(by, clock(), actId) })
    const saved = await editInTransaction<Saved<Entity>, Entity>(db, sent.fields, saveNow, {
      actId,
      wrote: ({ did }) => did !== 'unchanged',
    })
    if (!saved.ok) return saved
    if (isPlanned(saved.value.head)) onPlan?.()
    await kind.settle?.(db)
    return saved
  }

  return {
    async add(fields, by, how) {
      const kind = kindOf(fields, how)
      return save(kind, fields, by, (tx, saving) => addInAct(tx, kind, saving))
    },
    async update(fields, by, how = {}) {
      const kind = kindOf(fields, how)
      const { base = 'newest' } = how
      const id = kind.onlyId
      if (id !== undefined && !(await findPresent(db, kind, id)))
        return save(kind, fields, by, (tx, saving) => addInAct(tx, kind, { ...saving, named: { id } }))
      const actId = randomUUID()
      if (fields['intent'] === 'unpublish') await kind.empty?.(db, { fields, by, actId, base })
      return save(kind, fields, by, (tx, saving) => updateInAct(tx, kind, { ...saving, base }), actId)
    },
    async remove(fields, by, { base = 'newest' } = {}) {
      const kind = kindOf(fields)
      const actId = randomUUID()
      await kind.empty?.(db, { fields, by, actId, base })
      const removeNow = (tx: Tx) =>
        removeNamed(tx, kind, { fields, base, context: newWriteContext(by, clock(), actId) })
      return editInTransaction<void, Entity>(db, fields, removeNow, { actId })
    },
    async preview(fields) {
      const kind = kindOf(fields)
      const sent = await storeFiles(uploads, fields, kind.files)
      return editInTransaction(db, sent.fields, (tx) => preview(tx, kind, sent, clock()), { isDraft: true })
    },
    newest: (id, by) => findNewest(db, of(id), id, by),
  }
}

async function findNewest<Entity extends Edited, Input>(
  db: Db,
  kind: EditedKind<Entity, Input>,
  id: string,
  by: StaffCaller,
): Promise<Newest<Entity> | null> {
  await authorize(db, by, 'records.read')
  const present = await findPresent(db, kind, id)
  return present && { record: present.newest, head: present.head }
}

async function removeNamed<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { fields, base, context }: { fields: FormFields; base: EditBase; context: WriteContext },
): Promise<Tried<void, Entity>> {
  await authorize(tx, context.by, recordKind(kind.subject).writes)
  const found = await presentOfForm(tx, kind, fields, base)
  return found.ok ? binPresent(tx, kind, { present: found.value, fields, context }) : found
}

function isPlanned({ publishAt, unpublishAt }: RecordHead): boolean {
  return publishAt !== null || unpublishAt !== null
}
