import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { FieldErrors, Outcome } from '#domain/records/errors.ts'
import type { RecordReading } from '#domain/records/record-form.ts'
import type { DraftKind, RecordContent } from '#domain/records/record-kinds.ts'
import type { BinNote, ListedState } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import type { EditBase } from './present-record.ts'
import type { Creation, NamedKind } from './record-identity.ts'
import type { FileFields } from './sent-files.ts'
import type { Standing } from './record-heads.ts'
import type { WriteContext } from './versioned-write.ts'

/** One kind of record that may be unpublished, as the forms of staff and the API know it. */
export type EditedKind<Entity, Input> = NamedKind & {
  /** What the record of changes calls it: `product.update`. */
  subject: DraftKind
  idField: string
  /** The one record that it is about, where each of its kind has fields of its own. */
  onlyId?: string
  files: FileFields
  /** Of a draft nothing is required. */
  read(fields: FormFields, before: Entity | null, isDraft?: boolean): RecordReading<Input>
  /** Reads what staff typed into a form, where a call says it otherwise. */
  readTyped?: EditedKind<Entity, Input>['read']
  /** All its fields by the names of calls. */
  contentOf(input: Input): RecordContent
  /** The same as staff would send it. */
  inputOf(entity: Entity): Input
  /** A new record of what was given. */
  complete(input: Partial<Input>, now: Date): Input
  /** `context` is what a write is a part of. */
  on(db: Db, context?: WriteContext): EditedService<Entity, Input>
  /** Takes what is on the site of a record away, and says where what belonged to it has gone. */
  remove(tx: Tx, record: Entity, removal: { fields: FormFields; context: WriteContext }): Promise<Outcome<Removed>>
  /** Why it has to stay on the site for now; null where it may go. */
  stays?(record: Entity): Localized | null
  /** Moves what would take too long in the transaction in which it leaves the site, some in each of its own before. */
  empty?(db: Db, leaving: { fields: FormFields; by: StaffCaller; actId: string; base?: EditBase }): Promise<void>
  /** What follows from its save, in transactions of its own. */
  settle?(db: Db): Promise<void>
  /** Keeps what a list of staff shows of it up to date. */
  list?(tx: Tx, record: Entity, state: ListedState): Promise<void>
}

export type Removed = { detail: Record<string, unknown>; note: Omit<BinNote, 'actId'> }

/** What is on the site of one kind. */
export type EditedService<Entity, Input> = {
  get(id: string): Promise<Entity | null>
  create(input: Input, creation: Creation): Promise<Outcome<Entity>>
  update(id: string, patch: Partial<Input>): Promise<Outcome<Entity>>
  remove(id: string): Promise<Outcome<unknown>>
  /** What the site would not take of what is given; a draft may stand in another one. */
  check(input: Partial<Input>, isDraft?: boolean): Promise<FieldErrors>
  /** The record as it would be, kept nowhere. */
  draft(input: Input, marks: Edited): Promise<Entity>
}

/** What is read of fields: what has an address of its own has a slug. */
export type Slugged = { slug?: string }

/** What every record has that can be edited. */
export type Edited = { id: string; version: number; createdAt: string; updatedAt: string }

/** A record as its versions keep it. */
export function standingOf<Entity extends Edited, Input>(
  kind: EditedKind<Entity, Input>,
  entity: Entity,
): Required<Standing> {
  const { id, version, createdAt, updatedAt } = entity
  return { id, content: kind.contentOf(kind.inputOf(entity)), version, createdAt, updatedAt }
}

/** What a content says, read as every save is. */
export function inputOfContent<Entity, Input>(
  kind: EditedKind<Entity, Input>,
  content: RecordContent,
  now: Date,
): Input {
  return kind.complete(kind.read(content, null, true).input, now)
}

/** What stands there already is not written again. */
export function saysNothingNew<Entity, Input>(
  kind: EditedKind<Entity, Input>,
  before: Entity,
  input: Partial<Input>,
): boolean {
  const present = kind.inputOf(before)
  const names = Object.keys(input) as (keyof Input)[]
  return names.every((name) => JSON.stringify(input[name]) === JSON.stringify(present[name]))
}
