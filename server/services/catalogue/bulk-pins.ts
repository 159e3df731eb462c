import { pinReasons } from '#content/admin/catalogue/product-order.ts'
import { publicationReasons } from '#content/admin/publication-reasons.ts'
import { LATEST_ORDER, MOST_PINNED } from '#domain/catalogue/product-order.ts'
import type { ManyAct } from '#domain/records/lists/bulk.ts'
import type { Localized } from '#domain/text/locale.ts'
import { presentProducts } from '#server/data/catalogue/product-orders-store.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { authorize } from '#server/auth/authorization.ts'
import { pinnedIn, putProductOrder } from '#server/services/catalogue/product-order-editing.ts'
import type { WriteContext } from '#server/records/write.ts'

type Pinning = Extract<ManyAct, { to: 'pin' | 'unpin' }>

/** What is pinned behind an act, and why some products stay as they are. A later pin stands behind the earlier ones. */
function pinsAfter(pinned: readonly string[], present: ReadonlySet<string>, ids: readonly string[], { to }: Pinning) {
  const reasons = new Map<string, Localized>()
  let after = [...pinned]
  for (const id of ids) {
    const isPinned = after.includes(id)
    if (to === 'unpin' ? !isPinned : isPinned) reasons.set(id, publicationReasons.asItIs)
    else if (to === 'unpin') after = after.filter((other) => other !== id)
    else if (!present.has(id)) reasons.set(id, publicationReasons.offSite)
    else if (after.length >= MOST_PINNED) reasons.set(id, pinReasons.full)
    else after.push(id)
  }
  return { after, reasons }
}

/** All pins are one record: an act on many products changes it once. */
export function pinMany(
  db: Db,
  ids: readonly string[],
  act: Pinning,
  context: WriteContext,
): Promise<Map<string, Localized>> {
  return inTransaction(db, async (tx) => {
    await authorize(tx, context.by, 'records.write')
    const { after, reasons } = await lockedPins(tx, ids, act)
    if (reasons.size < ids.length) await putProductOrder(tx, LATEST_ORDER, after, { ...context, act: 'bulk' })
    return reasons
  })
}

export async function pinOne(tx: Tx, id: string, act: Pinning, context: WriteContext): Promise<Localized | null> {
  const { after, reasons } = await lockedPins(tx, [id], act)
  const reason = reasons.get(id) ?? null
  if (reason === null) await putProductOrder(tx, LATEST_ORDER, after, { ...context, act: 'bulk' })
  return reason
}

async function lockedPins(tx: Tx, ids: readonly string[], act: Pinning) {
  await takeLock(tx, 'product orders')
  return evaluatePins(tx, ids, act)
}

/** What would be pinned, and why some products stay as they are. */
export async function evaluatePins(db: Db, ids: readonly string[], act: Pinning) {
  return pinsAfter(await pinnedIn(db), new Set(await presentProducts(db, ids)), ids, act)
}
