import type { RecordKindName } from '../../../domain/records/record-kinds.ts'
import type { BinNote } from '../../../domain/records/record-state.ts'
import { toInstant } from '../../data/engine/codec.ts'
import type { Tx } from '../../data/engine/database.ts'
import { listAttributeRows, saveAttributeRows, type AttributeRow } from '../../data/catalogue/attributes-store.ts'
import { findRedirect, listRedirectsTo, saveRedirect } from '../../data/site/redirects-store.ts'

const TABLES = { category: 'categories', product: 'products', post: 'posts' } as const

/** What goes with the row of a record, and comes back with it. */
export type Companions = Pick<BinNote, 'redirects'> & { attributes?: AttributeRow[] }

/** What leads to a record, and what is said of it, before its row goes. */
export async function companionsOf(tx: Tx, kind: RecordKindName, id: string): Promise<Companions> {
  if (!isEntity(kind)) return {}
  const redirects = await listRedirectsTo(tx, { kind: TABLES[kind], id })
  const attributes = kind === 'product' ? await listAttributeRows(tx, id) : []
  return { ...(redirects.length > 0 && { redirects }), ...(attributes.length > 0 && { attributes }) }
}

/** Puts them back; answers the addresses that others have taken meanwhile. */
export async function bringBack(
  tx: Tx,
  { kind, id, now }: { kind: RecordKindName; id: string; now: Date },
  { redirects = [], attributes = [] }: Companions,
): Promise<string[]> {
  if (!isEntity(kind)) return []
  const taken: string[] = []
  for (const { from, origin } of redirects) {
    if (await findRedirect(tx, [from])) taken.push(from)
    else {
      const target = { record: { kind: TABLES[kind], id } }
      await saveRedirect(tx, { from, target, origin: origin === 'kept' ? 'kept' : 'staff', at: toInstant(now) })
    }
  }
  await saveAttributeRows(tx, id, attributes)
  return taken
}

function isEntity(kind: RecordKindName): kind is keyof typeof TABLES {
  return Object.hasOwn(TABLES, kind)
}
