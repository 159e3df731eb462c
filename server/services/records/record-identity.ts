import { refusals } from '../../../content/refusals.ts'
import { failure, success } from '../../../domain/records/errors.ts'
import type { Outcome } from '../../../domain/records/errors.ts'
import { firstFree, slugify } from '../../../domain/records/slug.ts'
import { toInstant } from '../../data/engine/codec.ts'
import type { Tx } from '../../data/engine/database.ts'
import { takeLock } from '../../data/engine/dialect.ts'
import { idOfCreationKey, idOfSlug, slugOf, takenNames, type EntityTable } from '../../data/catalogue/entities-store.ts'
import { addressOfSlug } from '../../../domain/records/redirect.ts'
import { deleteRedirect, deleteRedirectsOfProduct, saveRedirect } from '../../data/site/redirects-store.ts'

/** A record that takes a name, in place of another where it had one before. */
type Renaming = { table: EntityTable; id: string; before: string; after: string; now: Date }

/**
 * What may come with a new record beside its content: an `id` and a creation instant when it comes from another
 * catalogue; a key of the client's own, under which a repeated request answers the record of the first.
 */
export type Creation = { id?: string; createdAt?: string; creationKey?: string }

/** A kind of record: where it lies, and what the API calls its slug. */
export type RecordKind = { table: EntityTable; slugField: string }

export type Identity = { id: string; slug: string; creation_key: string | null; created_at: string; updated_at: string }

/**
 * The id of the record that an earlier request with the same key has made. Creations wait for one lock, so that none of
 * them misses the key or the name that another one is taking.
 */
export async function findCreated(tx: Tx, { table }: RecordKind, { creationKey }: Creation): Promise<string | null> {
  await takeLock(tx, `create in ${table}`)
  return creationKey === undefined ? null : idOfCreationKey(tx, table, creationKey)
}

/**
 * Id and slug of a new record. Its id is its slug, and stays when the slug changes later; a name that is taken
 * gets a suffix (docs/specification S6).
 */
export async function newIdentity(
  tx: Tx,
  { table, slugField }: RecordKind,
  text: string,
  creation: Creation,
  now: Date,
): Promise<Outcome<Identity>> {
  const base = slugify(text)
  if (base === '') return failure({ kind: 'invalid', fields: { [slugField]: refusals.slugMissing } })
  const taken = await takenNames(tx, table, base)
  const slug = firstFree(base, taken.slugs)
  const id = creation.id === undefined ? firstFree(slug, taken.ids) : slugify(creation.id)
  if (id === '' || (creation.id !== undefined && (await takenNames(tx, table, id)).ids.has(id))) {
    return failure({ kind: 'conflict', message: refusals.idTaken })
  }
  for (const name of new Set([id, slug])) await freeAddress(tx, table, name)
  const instant = toInstant(now)
  return success({
    id,
    slug,
    creation_key: creation.creationKey ?? null,
    created_at: creation.createdAt ?? instant,
    updated_at: instant,
  })
}

/**
 * The slug that an update sets: undefined keeps the old one, as an empty one does, for no record is without. The
 * addresses that the record had under the old one lead to it from now on.
 */
export async function changedSlug(
  tx: Tx,
  { table, slugField }: RecordKind,
  id: string,
  text: string | undefined,
  now: Date,
): Promise<Outcome<string | undefined>> {
  if (text === undefined || text.trim() === '') return success(undefined)
  const slug = slugify(text)
  if (slug === '') return failure({ kind: 'invalid', fields: { [slugField]: refusals.slugMissing } })
  const owner = await idOfSlug(tx, table, slug)
  if (owner !== null && owner !== id)
    return failure({ kind: 'conflict', message: refusals.slugTaken, field: slugField })
  const before = await slugOf(tx, table, id)
  if (before !== null && before !== slug) await keepOldAddress(tx, { table, id, before, after: slug, now })
  return success(slug)
}

/** After a record has another slug, its old address still leads to it; an address that it takes leads nowhere else. */
async function keepOldAddress(tx: Tx, { table, id, before, after, now }: Renaming): Promise<void> {
  await freeAddress(tx, table, after)
  // Under its id a record is found anyway.
  if (before === id) return
  const target = { record: { kind: table, id } }
  await saveRedirect(tx, { from: addressOfSlug(table, before), target, origin: 'kept', at: toInstant(now) })
}

/** A page that stands at an address is never hidden by a redirect from there. */
async function freeAddress(tx: Tx, table: EntityTable, name: string): Promise<void> {
  if (table === 'products') await deleteRedirectsOfProduct(tx, name)
  else await deleteRedirect(tx, addressOfSlug(table, name))
}
