import { refusals } from '#content/refusals.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { Outcome } from '#domain/records/errors.ts'
import { isReservedSegment } from '#domain/records/reserved-segments.ts'
import { firstFree, slugify } from '#domain/records/slug.ts'
import type { Localized } from '#domain/text/locale.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import {
  idOfCreationKey,
  idOfSlug,
  slugOf,
  takenNames,
  type EntityTable,
} from '#server/data/catalogue/entities-store.ts'
import { recordOfCreation, takenRecordIds } from '#server/data/records/records-store.ts'
import { freeAddress, keepOldAddress, type Writing } from './old-addresses.ts'

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

/** A kind of record with an address: where it lies, and what the API calls its slug. */
export type RecordKind = { table: EntityTable; slugField: string; subject: 'category' | 'brand' | 'product' | 'post' }

/** The same, or one of the kinds that have no address of their own. */
export type NamedKind = RecordKind | { table: 'content_records'; slugField: null; subject: ContentKind }

export type Identity = { id: string; slug: string; creation_key: string | null; created_at: string; updated_at: string }

/**
 * The id of the record that an earlier request with the same key has made, on the site or not. Creations wait for one lock,
 * so that none of them misses the key or the name that another one is taking.
 */
export async function findCreated(
  tx: Tx,
  { table, subject }: NamedKind,
  { creationKey }: Creation,
): Promise<string | null> {
  await takeLock(tx, `create in ${table}`)
  if (creationKey === undefined) return null
  const onSite = table === 'content_records' ? null : await idOfCreationKey(tx, table, creationKey)
  return onSite ?? (await recordOfCreation(tx, subject, creationKey))?.id ?? null
}

/** Ids of records, on the site or not, and slugs on the site that a name may meet. */
async function takenBy(tx: Tx, { table, subject }: NamedKind, base: string) {
  const none = { ids: new Set<string>(), slugs: new Set<string>() }
  const { ids, slugs } = table === 'content_records' ? none : await takenNames(tx, table, base)
  return { ids: new Set([...ids, ...(await takenRecordIds(tx, subject, base))]), slugs }
}

/**
 * Id and slug of a record that begins as a draft, by the same rule. It may have no slug yet: then its id is made of what
 * it is called.
 */
export async function draftIdentity(
  tx: Tx,
  kind: NamedKind,
  text: string,
  name: Localized,
  id?: string,
): Promise<Outcome<Pick<Identity, 'id' | 'slug'>>> {
  const named = slugify(text)
  if (kind.slugField !== null) {
    const refused = (problem: Localized) => failure({ kind: 'invalid', fields: { [kind.slugField]: problem } })
    if (text.trim() !== '' && named === '') return refused(refusals.slugMissing)
    if (isKeptFor(kind, named)) return refused(refusals.segmentReserved)
  }
  const bases = [named, slugify(name.en), slugify(name.ar), `new-${kind.subject}`]
  const base = bases.find((one) => one !== '' && !isKeptFor(kind, one))!
  const taken = await takenBy(tx, kind, base)
  const slug = named === '' ? '' : firstFree(named, taken.slugs)
  if (kind.subject === 'brand' && slug !== named) return slugTaken(kind)
  return success({ id: id ?? firstFree(slug || base, taken.ids), slug })
}

/** Whether the site itself has a page at what would be the address of a category. */
function isKeptFor({ table }: NamedKind, id: string): boolean {
  return table === 'categories' && isReservedSegment(id)
}

/** What stands against the slug of a record that is not on the site, or has another one there. */
export async function slugProblem(
  tx: Db,
  { table, slugField }: NamedKind,
  { id, slug: text = '' }: { id: string; slug?: string },
): Promise<Outcome<void>> {
  if (slugField === null) return success(undefined)
  const slug = slugify(text)
  if (slug === '') return failure({ kind: 'invalid', fields: { [slugField]: refusals.slugMissing } })
  const owner = await idOfSlug(tx, table, slug)
  if (owner === null || owner === id) return success(undefined)
  return slugTaken({ slugField })
}

function slugTaken({ slugField }: Pick<RecordKind, 'slugField'>) {
  return failure({ kind: 'conflict', message: refusals.slugTaken, field: slugField })
}

/**
 * Id and slug of a new record. Its id is its slug, and stays when the slug changes later; a name that is taken
 * gets a suffix (docs/specification S6).
 */
export async function newIdentity(
  tx: Tx,
  kind: RecordKind,
  text: string,
  creation: Creation,
  writing: Writing,
): Promise<Outcome<Identity>> {
  const { table, slugField } = kind
  const base = slugify(text)
  if (base === '') return failure({ kind: 'invalid', fields: { [slugField]: refusals.slugMissing } })
  const taken = await takenBy(tx, kind, base)
  const slug = firstFree(base, taken.slugs)
  if (kind.subject === 'brand' && slug !== base) return slugTaken(kind)
  const id = creation.id === undefined ? firstFree(slug, taken.ids) : slugify(creation.id)
  const isTaken = creation.id !== undefined && !creation.isReserved && (await takenBy(tx, kind, id)).ids.has(id)
  if (id === '' || isTaken) return failure({ kind: 'conflict', message: refusals.idTaken })
  for (const name of new Set([id, slug])) await freeAddress(tx, table, name, writing)
  const instant = toInstant(writing.now)
  return success({
    id,
    slug,
    creation_key: creation.creationKey ?? null,
    created_at: creation.createdAt ?? instant,
    updated_at: instant,
  })
}

/** The id of a new record without an address; what it is called says it, where nothing else does. */
export async function newContentId(
  tx: Tx,
  kind: NamedKind,
  name: Localized,
  { id, isReserved }: Creation,
): Promise<Outcome<string>> {
  if (id !== undefined && !isReserved && (await takenBy(tx, kind, id)).ids.has(id)) {
    return failure({ kind: 'conflict', message: refusals.idTaken })
  }
  const identity = await draftIdentity(tx, kind, '', name, id)
  return identity.ok ? success(identity.value.id) : identity
}

/**
 * The slug that an update sets: undefined keeps the old one, as an empty one does, for no record is without. The
 * addresses that the record had under the old one lead to it from now on.
 */
export async function changedSlug(
  tx: Tx,
  kind: RecordKind,
  id: string,
  text: string | undefined,
  writing: Writing,
): Promise<Outcome<string | undefined>> {
  if (text === undefined || text.trim() === '') return success(undefined)
  const { table } = kind
  const slug = slugify(text)
  const free = await slugProblem(tx, kind, { id, slug })
  if (!free.ok) return free
  const before = await slugOf(tx, table, id)
  if (before !== null && before !== slug) await keepOldAddress(tx, { table, id, before, after: slug }, writing)
  return success(slug)
}
