import { randomUUID } from 'node:crypto'
import { addressOfSlug, type Redirect } from '#domain/records/redirect.ts'
import type { EntityTable } from '#server/data/catalogue/entities-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { forgetRecord } from '#server/data/records/records-store.ts'
import {
  deleteRedirect,
  findRedirect,
  listRedirectsOfProduct,
  saveRedirect,
  type NewRedirect,
} from '#server/data/site/redirects-store.ts'
import { binNamed } from './bin.ts'
import type { Standing } from './heads.ts'
import type { Named } from './type.ts'
import { writeVersion, type WriteContext } from './write.ts'

/** When a record is written, and as a part of what; null for what nobody did. */
export type Writing = { now: Date; context: WriteContext | null }

/** A record that takes a name in place of another. */
type Renaming = { table: EntityTable; id: string; before: string; after: string }

/** After a record has another slug, its old address still leads to it; an address that it takes leads nowhere else. */
export async function keepOldAddress(tx: Tx, { table, id, before, after }: Renaming, writing: Writing): Promise<void> {
  if (table === 'documents') return
  await freeAddress(tx, table, after, writing)
  // Under its id a record is found anyway.
  if (before === id) return
  const target = { record: { kind: table, id } }
  const { now, context } = writing
  await keepRedirect(tx, { from: addressOfSlug(table, before), target, origin: 'kept', at: toInstant(now) }, context)
}

/** A redirect that comes and goes with a record: its version is no act of its own, and nothing to undo by itself. */
export async function keepRedirect(tx: Tx, redirect: NewRedirect, context: WriteContext | null): Promise<void> {
  const before = await findRedirect(tx, [redirect.from])
  await saveRedirect(tx, redirect)
  const after = context && (await findRedirect(tx, [redirect.from]))
  if (!after) return
  const standings = { before: before && redirectStanding(before), after: redirectStanding(after) }
  await writeVersion(tx, { kind: 'redirect', ...standings, context: { ...besides(context), isQuiet: true } })
}

/** A page that stands at an address is never hidden by a redirect from there. What staff made goes into the bin. */
export async function freeAddress(tx: Tx, table: EntityTable, name: string, { context }: Writing): Promise<void> {
  if (table === 'documents') return
  const froms = table === 'products' ? await listRedirectsOfProduct(tx, name) : [addressOfSlug(table, name)]
  for (const from of froms) {
    const redirect = await findRedirect(tx, [from])
    if (!redirect) continue
    if (context && redirect.origin === 'staff') await binNamed(tx, NAMED_REDIRECT, from, besides(context))
    else await endRedirect(tx, from)
  }
}

/** Ends a redirect that came by itself, and all that is known of it. */
export async function endRedirect(tx: Tx, from: string): Promise<void> {
  await deleteRedirect(tx, from)
  await forgetRecord(tx, 'redirect', from)
}

/** What follows from an act by itself is undone with what it follows from. */
function besides({ by, at }: WriteContext): WriteContext {
  return { by, at, actId: randomUUID() }
}

export function redirectStanding({ from, to, origin, version, updatedAt }: Redirect): Standing {
  return { id: from, content: { from, to, origin }, version, updatedAt }
}

const NAMED_REDIRECT: Named = {
  kind: 'redirect',
  async find(tx, id) {
    const found = await findRedirect(tx, [id])
    return found && redirectStanding(found)
  },
  remove: deleteRedirect,
}
