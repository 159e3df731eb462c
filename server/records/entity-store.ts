import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import { deleteEntity, entityExists, insertEntity, updateEntity } from '#server/data/catalogue/entities-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import type { Writing } from './addresses.ts'
import { changedSlug, findCreated, newIdentity } from './identity.ts'
import type { AddressedPlace, Edited, Slugged, Store } from './type.ts'
import type { WriteContext } from './write.ts'

/** What is known of a record beside its fields: its id, and whether it comes with others that it may name. */
export type CheckedRecord = { isDraft?: boolean | undefined; id?: string; isImported?: boolean }

export type EntityTable<Entity, Input> = {
  place: AddressedPlace
  find(db: Db, by: { id: string } | { slug: string }): Promise<Entity | null>
  /** What is given, as it is stored. */
  clean?<Given extends Partial<Input>>(given: Given): Given
  /** Columns of what is given; `id` is null of a new record. */
  columns(tx: Tx, given: Partial<Input>, id: string | null, writing: Writing): object | Promise<object>
  /** Rows of its own tables. */
  saveParts?(tx: Tx, id: string, given: Partial<Input>, writing: Writing): Promise<void>
  /** What the site would not take of what is given; a draft may stand in another one. */
  check(db: Db, given: Partial<Input>, about?: CheckedRecord): Promise<FieldErrors>
  draft(db: Db, input: Input, marks: Edited): Promise<Entity>
  /** What follows from a write, in its transaction; answers the record with it. */
  written?(tx: Tx, entity: Entity): Promise<Entity>
  /** Takes leave of it before its row goes. */
  leave?(tx: Tx, id: string, writing: Writing): Promise<void>
}

export type EntityStore<Entity, Input> = Store<Entity, Input> & {
  findBySlug(slug: string): Promise<Entity | null>
  remove(id: string): Promise<Outcome<void>>
}

/** What is on the site of one table; `context` is what a write is a part of. */
export function createEntityStore<Entity, Input extends Slugged>(
  table: EntityTable<Entity, Input>,
  { db, clock, context }: { db: Db; clock: Clock; context?: WriteContext | undefined },
): EntityStore<Entity, Input> {
  const { place, find, check, draft, columns, saveParts, written, leave, clean = (given) => given } = table
  const writing = (): Writing => ({ now: clock(), context: context ?? null })

  async function read(tx: Tx, id: string, isWritten = true): Promise<Outcome<Entity>> {
    const entity = await find(tx, { id })
    if (!entity) return failure({ kind: 'not-found' })
    return success(isWritten && written ? await written(tx, entity) : entity)
  }

  return {
    get: (id) => find(db, { id }),
    findBySlug: (slug) => find(db, { slug }),
    create: (input, creation = {}) =>
      inTransaction(db, async (tx) => {
        const earlier = await findCreated(tx, place, creation)
        if (earlier !== null) return read(tx, earlier, false)
        const given = clean(input)
        const problems = await check(tx, given, { isImported: creation.id !== undefined })
        if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
        const now = writing()
        const identity = await newIdentity(tx, place, given.slug ?? '', creation, now)
        if (!identity.ok) return identity
        const { id } = identity.value
        await insertEntity(tx, place.table, { ...(await columns(tx, given, null, now)), ...identity.value })
        await saveParts?.(tx, id, given, now)
        return read(tx, id)
      }),
    update: (id, patch) =>
      inTransaction(db, async (tx) => {
        if (!(await entityExists(tx, place.table, id))) return failure({ kind: 'not-found' })
        const given = clean(patch)
        const problems = await check(tx, given, { id })
        if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
        const now = writing()
        const slug = await changedSlug(tx, place, id, given.slug, now)
        if (!slug.ok) return slug
        const values = { ...(await columns(tx, given, id, now)), slug: slug.value, updated_at: toInstant(now.now) }
        await updateEntity(tx, place.table, id, values)
        await saveParts?.(tx, id, given, now)
        return read(tx, id)
      }),
    remove: (id) =>
      inTransaction(db, async (tx) => {
        await leave?.(tx, id, writing())
        return (await deleteEntity(tx, place.table, id)) ? success(undefined) : failure({ kind: 'not-found' })
      }),
    check: (given, isDraft) => check(db, given, { isDraft }),
    draft: (input, marks) => draft(db, clean(input), marks),
  }
}
