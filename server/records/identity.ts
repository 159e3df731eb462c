import { refusals } from '#content/refusals.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { isReservedSegment } from '#domain/records/reserved-segments.ts'
import { firstFree, slugify } from '#domain/records/slug.ts'
import type { Localized } from '#domain/text/locale.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { idOfCreationKey, idOfSlug, slugOf, takenNames } from '#server/data/catalogue/entities-store.ts'
import { recordOfCreation, takenRecordIds } from '#server/data/records/records-store.ts'
import { freeAddress, keepOldAddress, type Writing } from './addresses.ts'
import type { AddressedPlace, Creation, Place } from './type.ts'

export type Identity = { id: string; slug: string; creation_key: string | null; created_at: string; updated_at: string }

/**
 * The id of the record that an earlier request with the same key has made, on the site or not. Creations wait for one lock,
 * so that none of them misses the key or the name that another one is taking.
 */
export async function findCreated(tx: Tx, { table, kind }: Place, { creationKey }: Creation): Promise<string | null> {
  await takeLock(tx, `create in ${table}`)
  if (creationKey === undefined) return null
  const onSite = table === 'content_records' ? null : await idOfCreationKey(tx, table, creationKey)
  return onSite ?? (await recordOfCreation(tx, kind, creationKey))?.id ?? null
}

/** Ids of records, on the site or not, and slugs on the site that a name may meet. */
async function takenBy(tx: Tx, { table, kind }: Place, base: string) {
  const none = { ids: new Set<string>(), slugs: new Set<string>() }
  const { ids, slugs } = table === 'content_records' ? none : await takenNames(tx, table, base)
  return { ids: new Set([...ids, ...(await takenRecordIds(tx, kind, base))]), slugs }
}

/**
 * Id and slug of a record that begins as a draft, by the same rule. It may have no slug yet: then its id is made of what
 * it is called.
 */
export async function draftIdentity(
  tx: Tx,
  place: Place,
  text: string,
  name: Localized,
  id?: string,
): Promise<Outcome<Pick<Identity, 'id' | 'slug'>>> {
  const named = slugify(text)
  if (place.slugField !== null) {
    const refused = (problem: Localized) => failure({ kind: 'invalid', fields: { [place.slugField]: problem } })
    if (text.trim() !== '' && named === '') return refused(refusals.slugMissing)
    if (isReservedFor(place, named)) return refused(refusals.segmentReserved)
  }
  const bases = [named, slugify(name.en), slugify(name.ar), `new-${place.kind}`]
  const base = bases.find((one) => one !== '' && !isReservedFor(place, one))!
  const taken = await takenBy(tx, place, base)
  const slug = named === '' ? '' : firstFree(named, taken.slugs)
  if (place.table === 'brands' && slug !== named) return slugTaken(place)
  return success({ id: id ?? firstFree(slug || base, taken.ids), slug })
}

/** Whether the site itself has a page at what would be the address of a category. */
function isReservedFor({ table }: Place, id: string): boolean {
  return table === 'categories' && isReservedSegment(id)
}

/** What stands against the slug of a record that is not on the site, or has another one there. */
export async function slugProblem(
  tx: Db,
  { table, slugField }: Place,
  { id, slug: text = '' }: { id: string; slug?: string },
): Promise<Outcome<void>> {
  if (slugField === null) return success(undefined)
  const slug = slugify(text)
  if (slug === '') return failure({ kind: 'invalid', fields: { [slugField]: refusals.slugMissing } })
  const owner = await idOfSlug(tx, table, slug)
  if (owner === null || owner === id) return success(undefined)
  return slugTaken({ slugField })
}

function slugTaken({ slugField }: Pick<AddressedPlace, 'slugField'>) {
  return failure({ kind: 'conflict', message: refusals.slugTaken, field: slugField })
}

/**
 * Id and slug of a new record. Its id is its slug, and stays when the slug changes later; a name that is taken
 * gets a suffix (docs/specification S6).
 */
export async function newIdentity(
  tx: Tx,
  place: AddressedPlace,
  text: string,
  creation: Creation,
  writing: Writing,
): Promise<Outcome<Identity>> {
  const { table, slugField } = place
  const base = slugify(text)
  if (base === '') return failure({ kind: 'invalid', fields: { [slugField]: refusals.slugMissing } })
  const taken = await takenBy(tx, place, base)
  const slug = firstFree(base, taken.slugs)
  if (place.table === 'brands' && slug !== base) return slugTaken(place)
  const id = creation.id === undefined ? firstFree(slug, taken.ids) : slugify(creation.id)
  const isTaken = creation.id !== undefined && !creation.isReserved && (await takenBy(tx, place, id)).ids.has(id)
  if (id === '' || isTaken) return failure({ kind: 'conflict', message: refusals.idTaken })
  if (isReservedFor(place, id)) return failure({ kind: 'invalid', fields: { [slugField]: refusals.segmentReserved } })
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
  place: Place,
  name: Localized,
  { id, isReserved }: Creation,
): Promise<Outcome<string>> {
  if (id !== undefined && !isReserved && (await takenBy(tx, place, id)).ids.has(id)) {
    return failure({ kind: 'conflict', message: refusals.idTaken })
  }
  const identity = await draftIdentity(tx, place, '', name, id)
  return identity.ok ? success(identity.value.id) : identity
}

/**
 * The slug that an update sets: undefined keeps the old one, as an empty one does, for no record is without. The
 * addresses that the record had under the old one lead to it from now on.
 */
export async function changedSlug(
  tx: Tx,
  place: AddressedPlace,
  id: string,
  text: string | undefined,
  writing: Writing,
): Promise<Outcome<string | undefined>> {
  if (text === undefined || text.trim() === '') return success(undefined)
  const { table } = place
  const slug = slugify(text)
  const free = await slugProblem(tx, place, { id, slug })
  if (!free.ok) return free
  const before = await slugOf(tx, table, id)
  if (before !== null && before !== slug) await keepOldAddress(tx, { table, id, before, after: slug }, writing)
  return success(slug)
}
