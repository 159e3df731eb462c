import { actorOf } from '#domain/accounts/caller.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'
import type { BinNote, RecordHead } from '#domain/records/record-state.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { deleteListing } from '#server/data/catalogue/product-listing-store.ts'
import { moveToBin } from '#server/data/records/bin-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { adopt, keepUnversioned, type Standing } from './record-heads.ts'
import { logWrite, type WriteContext } from './versioned-write.ts'

type Binning = {
  kind: RecordKindName
  /** What is on the site; null for a record that was not. */
  standing: Standing | null
  id: string
  note: Omit<BinNote, 'actId'>
  context: WriteContext
}

/**
 * Notes that a record lies in the bin, in the transaction in which its row goes: its versions have its content. Answers
 * its name there, null where there is no such record.
 */
export async function putIntoBin(tx: Tx, { kind, standing, id, note, context }: Binning): Promise<string | null> {
  const head = (await findRecord(tx, kind, id)) ?? (standing && (await adopt(tx, kind, standing, context)))
  if (!head) return null
  if (standing) await keepUnversioned(tx, head, standing)
  await moveToBin(tx, head.key, {
    deletedAt: toInstant(context.at),
    deletedBy: actorOf(context.by),
    note: { ...slugIn(standing), ...note, actId: context.actId },
  })
  if (kind === 'product') await deleteListing(tx, id)
  await logBinning(tx, head, context)
  return head.key
}

/** Who follows a link to it is told where it is by this name, too. */
function slugIn(standing: Standing | null): Pick<BinNote, 'slug'> {
  const { slug, product_slug, category_slug } = standing?.content ?? {}
  const own = slug ?? product_slug ?? category_slug
  return typeof own === 'string' && own !== standing?.id ? { slug: own } : {}
}

function logBinning(tx: Tx, head: RecordHead, context: WriteContext): Promise<void> {
  return logWrite(tx, { head, id: head.id, number: null, verb: 'delete', changed: [], context })
}
