import { success, type Outcome } from '#domain/records/errors.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'
import type { BinNote } from '#domain/records/record-state.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { listAttributeRows, saveAttributeRows, type AttributeRow } from '#server/data/catalogue/attributes-store.ts'
import { findRedirect, listRedirectsTo } from '#server/data/site/redirects-store.ts'
import { endRedirect, keepRedirect } from './old-addresses.ts'
import type { WriteContext } from './versioned-write.ts'

const TABLES = { category: 'categories', brand: 'brands', product: 'products', post: 'posts' } as const

/** What goes with the row of a record, and comes back with it. */
export type Companions = Pick<BinNote, 'redirects'> & { attributes?: AttributeRow[] }

/**
 * Takes the row of a record away, and answers what went with it: what leads to it, and what is said of it. Redirects
 * are then known of no more until it comes back.
 */
export async function removeWithCompanions<Removed>(
  tx: Tx,
  kind: RecordKindName,
  id: string,
  remove: () => Promise<Outcome<Removed>>,
): Promise<Outcome<{ removed: Removed; companions: Companions }>> {
  const companions = await companionsOf(tx, kind, id)
  const removed = await remove()
  if (!removed.ok) return removed
  for (const { from } of companions.redirects ?? []) await endRedirect(tx, from)
  return success({ removed: removed.value, companions })
}

async function companionsOf(tx: Tx, kind: RecordKindName, id: string): Promise<Companions> {
  if (!isEntity(kind)) return {}
  const redirects = await listRedirectsTo(tx, { kind: TABLES[kind], id })
  const attributes = kind === 'product' ? await listAttributeRows(tx, id) : []
  return { ...(redirects.length > 0 && { redirects }), ...(attributes.length > 0 && { attributes }) }
}

/** Puts them back; answers the addresses that others have taken meanwhile. */
export async function bringBack(
  tx: Tx,
  { kind, id, context }: { kind: RecordKindName; id: string; context: WriteContext },
  { redirects = [], attributes = [] }: Companions,
): Promise<string[]> {
  if (!isEntity(kind)) return []
  const taken: string[] = []
  for (const { from, origin } of redirects) {
    if (await findRedirect(tx, [from])) taken.push(from)
    else {
      const target = { record: { kind: TABLES[kind], id } }
      const at = toInstant(context.at)
      await keepRedirect(tx, { from, target, origin: origin === 'kept' ? 'kept' : 'staff', at }, context)
    }
  }
  await saveAttributeRows(tx, id, attributes)
  return taken
}

function isEntity(kind: RecordKindName): kind is keyof typeof TABLES {
  return Object.hasOwn(TABLES, kind)
}
