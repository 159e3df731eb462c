import { recordProblems } from '../../../content/record-problems.ts'
import type { StaffCaller } from '../../../domain/accounts/caller.ts'
import { failure, success } from '../../../domain/records/errors.ts'
import type { Failure, FieldErrors, Outcome } from '../../../domain/records/errors.ts'
import type { FormFields } from '../../../domain/messages/message-form.ts'
import type { RecordContent } from '../../../domain/records/record-kinds.ts'
import type { RecordReading } from '../../../domain/records/record-form.ts'
import type { Clock } from '../../clock.ts'
import type { Db, Tx } from '../../data/engine/database.ts'
import { authorize } from '../accounts/authorization.ts'
import { editInTransaction, type EditOutcome, type Tried } from './edit-transaction.ts'
import { currentRecord, readCreation } from './edited-record.ts'
import { findCreated } from './record-identity.ts'
import type { Creation, RecordKind } from './record-identity.ts'
import { storeFiles } from './sent-files.ts'
import type { FileFields, SentForm } from './sent-files.ts'
import type { UploadsService } from './uploads.ts'
import { newDoing, recordWrite, type Doing, type Standing } from './versioned-write.ts'

/** One kind of record, as the forms of staff and the API know it. */
export type EditedKind<Entity, Input> = RecordKind & {
  /** What the record of changes calls it: `product.update`. */
  subject: 'category' | 'product' | 'post'
  idField: string
  files: FileFields
  read(fields: FormFields, before: Entity | null): RecordReading<Input>
  /** All its fields by the names of calls. */
  contentOf(entity: Entity): RecordContent
  /** The same as staff would send it. */
  inputOf(entity: Entity): Input
  /** A new record of what was given. */
  complete(input: Partial<Input>, now: Date): Input
  on(db: Db): EditedService<Entity, Input>
}

export type EditedService<Entity, Input> = {
  get(id: string): Promise<Entity | null>
  create(input: Input, creation: Creation): Promise<Outcome<Entity>>
  update(id: string, patch: Partial<Input>): Promise<Outcome<Entity>>
  remove(id: string): Promise<Outcome<unknown>>
}

/** What every record has that can be edited. */
export type Edited = { id: string; version: number; createdAt: string; updatedAt: string }

export type EditingDeps = { db: Db; clock: Clock; uploads: Pick<UploadsService, 'store'> }

export type RecordEditing<Entity> = {
  add(fields: FormFields, by: StaffCaller): Promise<EditOutcome<Entity>>
  update(fields: FormFields, by: StaffCaller): Promise<EditOutcome<Entity>>
  /** The record as it would be, without keeping anything of it. What is missing yet does not matter. */
  preview(fields: FormFields): Promise<EditOutcome<Entity>>
}

/** Adding and changing records of one kind: every write is one transaction, with its line in the record of changes. */
export function createRecordEditing<Entity extends Edited, Input extends { slug: string }>(
  deps: EditingDeps,
  kind: EditedKind<Entity, Input>,
): RecordEditing<Entity> {
  const { db, clock, uploads } = deps

  async function edit(
    fields: FormFields,
    write: (tx: Tx, sent: SentForm, actId: string) => Promise<Tried<Entity>>,
    isDraft = false,
  ) {
    const sent = await storeFiles(uploads, fields, kind.files)
    return editInTransaction(db, sent.fields, (tx, actId) => write(tx, sent, actId), { isDraft })
  }

  async function add(tx: Tx, sent: SentForm, by: StaffCaller, actId: string): Promise<Tried<Entity>> {
    await authorize(tx, by, 'records.write')
    const creation = readCreation(sent.fields)
    if (!creation.ok) return creation
    const earlier = await findCreated(tx, kind, creation.value)
    const known = earlier === null ? null : await kind.on(tx).get(earlier)
    if (known) return success(known)
    const outcome = await createRecord(tx, kind, { sent, creation: creation.value, now: clock() })
    return outcome.ok ? success(await recorded(tx, kind, null, outcome.value, newDoing(by, clock(), actId))) : outcome
  }

  async function update(tx: Tx, sent: SentForm, by: StaffCaller, actId: string): Promise<Tried<Entity>> {
    await authorize(tx, by, 'records.write')
    const before = await currentRecord(tx, kind, sent.fields)
    if (!before.ok) return before
    const outcome = await changeRecord(tx, kind, { sent, before: before.value })
    if (!outcome.ok || outcome.value === before.value) return outcome
    return success(await recorded(tx, kind, before.value, outcome.value, newDoing(by, clock(), actId)))
  }

  async function preview(tx: Tx, sent: SentForm): Promise<Tried<Entity>> {
    const before = sent.fields[kind.idField] ? await currentRecord(tx, kind, { ...sent.fields, version: '' }) : null
    if (before?.ok) return changeRecord(tx, kind, { sent, before: before.value, isDraft: true })
    return createRecord(tx, kind, { sent, creation: {}, now: clock(), isDraft: true })
  }

  return {
    add: (fields, by) => edit(fields, (tx, sent, actId) => add(tx, sent, by, actId)),
    update: (fields, by) => edit(fields, (tx, sent, actId) => update(tx, sent, by, actId)),
    preview: (fields) => edit(fields, preview, true),
  }
}

/** What an unsaved record is called until it has a slug. */
const DRAFT_SLUG = 'preview'

type Draft = { sent: SentForm; isDraft?: boolean }

/** A new record of what was sent, with everything that is wrong with it. */
export async function createRecord<Entity, Input extends { slug: string }>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { sent, creation, now, isDraft }: Draft & { creation: Creation; now: Date },
): Promise<Outcome<Entity>> {
  const reading = kind.read(sent.fields, null)
  const input = kind.complete(reading.input, now)
  const outcome = await kind.on(tx).create(isDraft ? { ...input, slug: input.slug || DRAFT_SLUG } : input, creation)
  return withProblems(outcome, problemsOf(sent, reading, isDraft))
}

/** The record changed by what was sent, with everything that is wrong with that. */
export async function changeRecord<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  { sent, before, isDraft }: Draft & { before: Entity },
): Promise<Outcome<Entity>> {
  const reading = kind.read(sent.fields, before)
  const problems = problemsOf(sent, reading, isDraft)
  if (Object.keys(problems).length === 0 && saysNothingNew(kind, before, reading.input)) return success(before)
  return withProblems(await kind.on(tx).update(before.id, reading.input), problems)
}

/** What stands there already is not written again. */
function saysNothingNew<Entity, Input>(
  kind: EditedKind<Entity, Input>,
  before: Entity,
  input: Partial<Input>,
): boolean {
  const present = kind.inputOf(before)
  const names = Object.keys(input) as (keyof Input)[]
  return names.every((name) => JSON.stringify(input[name]) === JSON.stringify(present[name]))
}

/** Keeps a version of what was written, and answers the record with its number. */
export async function recorded<Entity extends Edited, Input>(
  tx: Tx,
  kind: EditedKind<Entity, Input>,
  before: Entity | null,
  after: Entity,
  doing: Doing,
): Promise<Entity> {
  const standing = (entity: Entity) => standingOf(kind, entity)
  const version = await recordWrite(tx, {
    kind: kind.subject,
    before: before && standing(before),
    after: standing(after),
    doing,
  })
  return { ...after, version }
}

/** A record of the site as its versions keep it. */
export function standingOf<Entity extends Edited, Input>(kind: EditedKind<Entity, Input>, entity: Entity): Standing {
  const { id, version, createdAt, updatedAt } = entity
  return { id, content: kind.contentOf(entity), version, createdAt, updatedAt }
}

function problemsOf(sent: SentForm, { problems }: RecordReading<unknown>, isDraft = false): FieldErrors {
  const read = Object.entries(problems).filter(([, { kind }]) => !(isDraft && kind === 'missing'))
  return { ...recordProblems(Object.fromEntries(read)), ...sent.problems }
}

/** Everything that is wrong at once, so that nobody has to send a form three times to hear three things. */
function withProblems<Entity>(outcome: Outcome<Entity>, problems: FieldErrors): Outcome<Entity> {
  if (Object.keys(problems).length === 0) return outcome
  return failure({ kind: 'invalid', fields: { ...(outcome.ok ? {} : fieldsOf(outcome.failure)), ...problems } })
}

function fieldsOf(refused: Failure): FieldErrors {
  if (refused.kind === 'invalid') return refused.fields
  return refused.kind === 'conflict' && refused.field ? { [refused.field]: refused.message } : {}
}
