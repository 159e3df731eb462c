import type { Act } from '#domain/accounts/permissions.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { FieldErrors, Outcome } from '#domain/records/errors.ts'
import type { RecordReading } from '#domain/fields/record-form.ts'
import type { DraftKind, RecordContent, RecordKindName } from '#domain/kinds.ts'
import type { ListedState } from '#domain/records/publication.ts'
import type { BinNote } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { EntityTable } from '#server/data/catalogue/entities-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import type { Standing } from './heads.ts'
import type { EditBase } from './present.ts'
import type { Put, Putting } from './put.ts'
import type { FileFields } from './sent-files.ts'
import type { Tried } from './transaction.ts'
import type { WriteContext } from './write.ts'

/**
 * All that is known of one kind of record: how it is read, where it lies and what is special of it. Drafts, publication,
 * versions, bin, undo and bulk operations follow from it.
 */
export type RecordType<Entity extends Edited = Edited, Input extends Slugged = Slugged> = Place & {
  idField: string
  /** The one record that it is about, where each of its kind has fields of its own. */
  onlyId?: string
  files: FileFields
  /** Of a draft nothing is required. */
  read(fields: FormFields, before: Entity | null, isDraft?: boolean): RecordReading<Input>
  /** Reads what staff typed into a form, where a call says it otherwise. */
  readTyped?(fields: FormFields, before: Entity | null, isDraft?: boolean): RecordReading<Input>
  /** Fields in which staff may type the code of a product for its id. */
  namesProducts?: readonly string[]
  /** All its fields by the names of calls. */
  contentOf(input: Input): RecordContent
  /** The same as staff would send it. */
  inputOf(entity: Entity): Input
  /** A new record of what was given. */
  complete(input: Partial<Input>, now: Date): Input
  /** `context` is what a write is a part of. */
  on(db: Db, context?: WriteContext): Store<Entity, Input>
  /** Takes what is on the site of a record away, and says where what belonged to it has gone. */
  remove(tx: Tx, record: Entity, removal: { fields: FormFields; context: WriteContext }): Promise<Outcome<Removed>>
  /** Moves what would take too long in the transaction in which it leaves the site, some in each of its own before. */
  empty?(db: Db, leaving: { fields: FormFields; by: StaffCaller; actId: string; base?: EditBase }): Promise<void>
  /** What follows from its save, in transactions of its own. */
  settle?(db: Db): Promise<void>
  /** Why it has to stay on the site for now; null where it may go. */
  stays?(record: Entity): Localized | null
  /** What a list of staff shows of it. */
  list?: { save(tx: Tx, record: Entity, state: ListedState): Promise<void>; remove(tx: Tx, id: string): Promise<void> }
  /** Rows that are said of it beside its own; they go and come with it. */
  attributes?: { list(tx: Tx, id: string): Promise<object[]>; save(tx: Tx, id: string, rows: object[]): Promise<void> }
  /** Why a content cannot come back as it is: what it stands in is gone. */
  lacks?(tx: Tx, content: RecordContent): Promise<Outcome<void>>
  /** Gives back what left it with its deletion; answers how many records that were. */
  giveBack?(tx: Tx, back: { id: string; note: BinNote; context: WriteContext }): Promise<number>
}

/** A kind that has no drafts: what is saved of it is on the site. */
export type PlainType = {
  kind: RecordKindName
  /** Writes of all its records wait for one lock. */
  lock: string
  /** Writes the whole content; answers what could not be as it says. */
  put(tx: Tx, putting: Putting): Promise<Tried<Put, unknown>>
  /** What stands under an id and can be moved into the bin. */
  named?: Named
  /** Of what has no bin, makes it what it was before it was made. */
  withdraw?(tx: Tx, id: string, context: WriteContext): Promise<boolean>
  /** The rights to undo a change of these fields, where the kind has no single one. */
  rightsTo?(changed: readonly string[]): readonly Act[]
}

export type Named = {
  kind: RecordKindName
  find(tx: Tx, id: string): Promise<Standing | null>
  remove(tx: Tx, id: string): Promise<boolean>
}

/** The types of all kinds; `id` counts where each record has fields of its own. */
export type RecordTypes = { of(kind: RecordKindName, id: string): RecordType | PlainType }

export function hasDrafts(type: RecordType | PlainType): type is RecordType {
  return 'table' in type
}

/** Where a kind with an address lies, and what calls name its slug. */
export type AddressedPlace = {
  kind: 'category' | 'brand' | 'product' | 'post' | 'document'
  table: EntityTable
  slugField: string
}

/** The same, or one of the kinds that have no address of their own. */
export type Place = AddressedPlace | { kind: DraftKind; table: 'content_records'; slugField: null }

export type Removed = { detail: Record<string, unknown>; note: Omit<BinNote, 'actId'> }

/** What goes with the row of a record, and comes back with it. */
export type Companions = Pick<BinNote, 'redirects'> & { attributes?: object[] }

/**
 * What may come with a new record beside its content: an `id` and a creation instant when it comes from another
 * catalogue; a key of the client's own, under which a repeated request answers the record of the first.
 */
export type Creation = {
  id?: string
  createdAt?: string
  creationKey?: string
  /** The id is the record's own already: it is kept for what is not on the site. */
  isReserved?: true
}

/** What is on the site of one kind. */
export type Store<Entity, Input> = {
  get(id: string): Promise<Entity | null>
  create(input: Input, creation?: Creation): Promise<Outcome<Entity>>
  update(id: string, patch: Partial<Input>): Promise<Outcome<Entity>>
  /** What the site would not take of what is given; a draft may stand in another one. */
  check(input: Partial<Input>, isDraft?: boolean): Promise<FieldErrors>
  /** The record as it would be, stored nowhere. */
  draft(input: Input, marks: Edited): Promise<Entity>
}

/** What is read of fields: what has an address of its own has a slug. */
export type Slugged = { slug?: string }

export type Edited = { id: string; version: number; createdAt: string; updatedAt: string }

export function standingOf<Entity extends Edited, Input extends Slugged>(
  type: RecordType<Entity, Input>,
  entity: Entity,
): Required<Standing> {
  const { id, version, createdAt, updatedAt } = entity
  return { id, content: type.contentOf(type.inputOf(entity)), version, createdAt, updatedAt }
}

/** What a content says, read as every save is. */
export function inputOfContent<Entity extends Edited, Input extends Slugged>(
  type: RecordType<Entity, Input>,
  content: RecordContent,
  now: Date,
): Input {
  return type.complete(type.read(content, null, true).input, now)
}

/** What stands there already is not written again. */
export function saysNothingNew(type: RecordType, before: Edited, input: Slugged): boolean {
  const present = type.inputOf(before)
  const names = Object.keys(input) as (keyof Slugged)[]
  return names.every((name) => JSON.stringify(input[name]) === JSON.stringify(present[name]))
}
