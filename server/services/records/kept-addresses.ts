import { addressOfSlug } from '../../../domain/records/redirect.ts'
import { toInstant } from '../../data/engine/codec.ts'
import type { Tx } from '../../data/engine/database.ts'
import type { EntityTable } from '../../data/catalogue/entities-store.ts'
import { deleteRedirect, deleteRedirectsOfProduct, saveRedirect } from '../../data/site/redirects-store.ts'

/** A record that takes a name, in place of another where it had one before. */
export type Renaming = { table: EntityTable; id: string; before: string; after: string; now: Date }

/** After a record has another slug, its old address still leads to it; an address that it takes leads nowhere else. */
export async function keepOldAddress(tx: Tx, { table, id, before, after, now }: Renaming): Promise<void> {
  await freeAddress(tx, table, after)
  // Under its id a record is found anyway.
  if (before === id) return
  const target = { record: { kind: table, id } }
  await saveRedirect(tx, { from: addressOfSlug(table, before), target, origin: 'kept', at: toInstant(now) })
}

/** A page that stands at an address is never hidden by a redirect from there. */
export async function freeAddress(tx: Tx, table: EntityTable, name: string): Promise<void> {
  if (table === 'products') await deleteRedirectsOfProduct(tx, name)
  else await deleteRedirect(tx, addressOfSlug(table, name))
}
