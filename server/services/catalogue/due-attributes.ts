import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { deriveAttributes } from '#domain/catalogue/derive-attributes.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import { listAttributeKeys, listDueProducts, saveAttributes } from '#server/data/catalogue/attributes-store.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'

type DueAttributesService = {
  /** Reads the attributes of products again that were made before, or whose words have changed. */
  settle(signal?: AbortSignal): Promise<void>
}

/** So many products are read in one step; others are served between the steps. */
const AT_ONCE = 10

export function createDueAttributes({ db, memoize = unmemoized }: { db: Db; memoize?: Memoize }): DueAttributesService {
  const isDue = memoize(async () => (await listDueProducts(db, 1)).length > 0)
  return {
    async settle(signal) {
      let isMore = await isDue()
      while (isMore) {
        if (signal?.aborted) return
        isMore = await inTransaction(db, async (tx) => {
          const ids = await listDueProducts(tx, AT_ONCE)
          const keys = ids.length === 0 ? [] : await listAttributeKeys(tx)
          for (const product of await findProducts(tx, ids)) {
            await saveAttributes(tx, product.id, deriveAttributes(product, keys))
          }
          return ids.length === AT_ONCE
        })
        await yieldToEventLoop()
      }
    },
  }
}
