import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { authorize } from '#server/services/accounts/authorization.ts'
import { editInTransaction, type EditOutcome, type Tried } from './edit-transaction.ts'
import type { Edited, EditedKind, Slugged } from './edited-kind.ts'
import { addInAct, updateInAct, type Saved } from './part-of-act.ts'
import { findPresent, type EditBase } from './present-record.ts'
import type { Saving } from './record-changes.ts'
import { preview } from './record-preview.ts'
import { storeFiles } from './sent-files.ts'
import type { UploadsService } from './uploads.ts'
import { newWriteContext } from './versioned-write.ts'

export type EditingDeps = {
  db: Db
  clock: Clock
  uploads: Pick<UploadsService, 'store'>
  /** Called when it has been planned that something goes onto the site or off it. */
  onPlan?: () => void
}

export type Newest<Entity> = { record: Entity; head: RecordHead }

export type SaveOutcome<Entity> = EditOutcome<Saved<Entity>, Entity>

/** Calls change what is on the site and leave a draft in place; forms show the newest and change that. */
export type EditHow = {
  base?: EditBase
  /** The act that the save is a part of. */
  actId?: string
}

export type RecordEditing<Entity> = {
  /** `named` is its id, of a record that cannot have another. */
  add(fields: FormFields, by: StaffCaller, named?: { id: string }): Promise<SaveOutcome<Entity>>
  update(fields: FormFields, by: StaffCaller, how?: EditHow): Promise<SaveOutcome<Entity>>
  /** The record as it would be, without keeping anything of it. What is missing yet does not matter. */
  preview(fields: FormFields): Promise<EditOutcome<Entity>>
  /** What a form shows: the draft, else what is on the site. */
  newest(id: string, by: StaffCaller): Promise<Newest<Entity> | null>
}

/** Adding and changing records of one kind: every write is one transaction, with its line in the record of changes. */
export function createRecordEditing<Entity extends Edited, Input extends Slugged>(
  { db, clock, uploads, onPlan }: EditingDeps,
  kind: EditedKind<Entity, Input>,
): RecordEditing<Entity> {
  type Change = (tx: Tx, saving: Saving) => Promise<Tried<Saved<Entity>, Entity>>

  async function save(
    fields: FormFields,
    by: StaffCaller,
    change: Change,
    actId?: string,
  ): Promise<SaveOutcome<Entity>> {
    const sent = await storeFiles(uploads, fields, kind.files, by)
    const saveNow = (tx: Tx, act: string) => change(tx, { sent, context: newWriteContext(by, clock(), act) })
    const saved = await editInTransaction<Saved<Entity>, Entity>(db, sent.fields, saveNow, {
      actId,
      wrote: ({ did }) => did !== 'unchanged',
    })
    if (saved.ok && isPlanned(saved.value.head)) onPlan?.()
    return saved
  }

  return {
    add: (fields, by, named) => save(fields, by, (tx, saving) => addInAct(tx, kind, { ...saving, named })),
    update: (fields, by, { base = 'newest', actId } = {}) =>
      save(fields, by, (tx, saving) => updateInAct(tx, kind, { ...saving, base }), actId),
    async preview(fields) {
      const sent = await storeFiles(uploads, fields, kind.files)
      return editInTransaction(db, sent.fields, (tx) => preview(tx, kind, sent, clock()), { isDraft: true })
    },
    async newest(id, by) {
      await authorize(db, by, 'records.read')
      const present = await findPresent(db, kind, id)
      return present && { record: present.newest, head: present.head }
    },
  }
}

function isPlanned({ publishAt, unpublishAt }: RecordHead): boolean {
  return publishAt !== null || unpublishAt !== null
}
