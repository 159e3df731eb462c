import { placedNames } from '#content/admin/catalogue/product-order.ts'
import { LATEST_ORDER, MOST_PINNED, MOST_PLACED, type ProductOrder } from '#domain/catalogue/product-order.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { findProductOrder, presentProducts, saveProductOrder } from '#server/data/catalogue/product-orders-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { authorize } from '#server/auth/authorization.ts'
import { namesOfRecords } from '#server/records/names.ts'
import type { Standing } from '#server/records/heads.ts'
import { newWriteContext, writeVersion, type WriteContext } from '#server/records/write.ts'

type ProductOrderService = {
  /** Products that are placed in a category and stand in it, in their order. */
  placed(categoryId: string): Promise<string[]>
  /** Places products of a category; the act is null where they stand so already. */
  place(categoryId: string, products: readonly string[], by: ChangeMaker): Promise<{ actId: string | null }>
  /** Products that come first in the latest ones. */
  pinned(): Promise<string[]>
}

export function createProductOrder({ db, clock }: { db: Db; clock: Clock }): ProductOrderService {
  return {
    placed: (categoryId) => placedIn(db, categoryId),
    pinned: () => pinnedIn(db),
    place: (id, products, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, 'records.write')
        const context: WriteContext = { ...newWriteContext(by, clock()), act: 'bulk' }
        const isOther = await putProductOrder(tx, id, products.slice(0, MOST_PLACED), context)
        return { actId: isOther ? context.actId : null }
      }),
  }
}

export async function placedIn(db: Db, categoryId: string): Promise<string[]> {
  const order = await findProductOrder(db, categoryId)
  return order ? presentProducts(db, order.products, categoryId) : []
}

/** A product that has gone from the site is pinned no more, until it comes back. */
export async function pinnedIn(db: Db): Promise<string[]> {
  const order = await findProductOrder(db, LATEST_ORDER)
  return order ? (await presentProducts(db, order.products)).slice(0, MOST_PINNED) : []
}

/** Gives a list another order, with its version; false where it is that already. */
export async function putProductOrder(
  tx: Tx,
  id: string,
  products: readonly string[],
  context: WriteContext,
): Promise<boolean> {
  await takeLock(tx, 'product orders')
  const before = await findProductOrder(tx, id)
  const wanted = [...new Set(products)]
  if (JSON.stringify(before?.products ?? []) === JSON.stringify(wanted)) return false
  const after = { id, products: wanted, version: (before?.version ?? 0) + 1, updatedAt: toInstant(context.at) }
  await saveProductOrder(tx, after)
  const name = await nameOfOrder(tx, id)
  await writeVersion(tx, {
    kind: 'order',
    before: before && orderStanding(before, name),
    after: orderStanding(after, name),
    context,
  })
  return true
}

async function nameOfOrder(db: Db, id: string): Promise<Localized> {
  if (id === LATEST_ORDER) return placedNames.latest
  return (await namesOfRecords(db, 'category', [id])).get(id) ?? { ar: id, en: id }
}

function orderStanding({ id, products, version, updatedAt }: ProductOrder, name: Localized): Standing {
  return { id, content: { name_ar: name.ar, name_en: name.en, products }, version, updatedAt }
}
