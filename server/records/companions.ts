import { success, type Outcome } from '#domain/records/errors.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import type { RecordKind as RedirectedKind } from '#domain/records/redirect.ts'
import { findRedirect, listRedirectsTo } from '#server/data/site/redirects-store.ts'
import { endRedirect, keepRedirect } from './addresses.ts'
import type { Companions, Edited, RecordType, Removed } from './type.ts'
import type { WriteContext } from './write.ts'
import type { FormFields } from '#domain/fields/form-values.ts'

/**
 * Takes the row of a record away, and answers what went with it: what leads to it, and what is said of it. Redirects
 * are then known of no more until it comes back.
 */
export async function removeWithCompanions(
  tx: Tx,
  type: RecordType,
  site: Edited,
  removal: { fields: FormFields; context: WriteContext },
): Promise<Outcome<{ removed: Removed; companions: Companions }>> {
  const { table, attributes } = type
  const redirects = !isRedirectedTo(table) ? [] : await listRedirectsTo(tx, { kind: table, id: site.id })
  const rows = (await attributes?.list(tx, site.id)) ?? []
  const removed = await type.remove(tx, site, removal)
  if (!removed.ok) return removed
  for (const { from } of redirects) await endRedirect(tx, from)
  const companions = { ...(redirects.length > 0 && { redirects }), ...(rows.length > 0 && { attributes: rows }) }
  return success({ removed: removed.value, companions })
}

function isRedirectedTo(table: RecordType['table']): table is RedirectedKind {
  return table !== 'content_records' && table !== 'documents'
}

/** Puts them back; answers the addresses that others have taken meanwhile. */
export async function bringBack(
  tx: Tx,
  { table, attributes }: Pick<RecordType, 'table' | 'attributes'>,
  { id, note, context }: { id: string; note: Companions; context: WriteContext },
): Promise<string[]> {
  const { redirects = [], attributes: rows = [] } = note
  const taken: string[] = []
  for (const { from, origin } of redirects) {
    if (await findRedirect(tx, [from])) taken.push(from)
    else if (isRedirectedTo(table)) {
      const target = { record: { kind: table, id } }
      const at = toInstant(context.at)
      await keepRedirect(tx, { from, target, origin: origin === 'kept' ? 'kept' : 'staff', at }, context)
    }
  }
  await attributes?.save(tx, id, rows)
  return taken
}
