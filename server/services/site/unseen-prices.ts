import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { can, type Role } from '#domain/accounts/permissions.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { UnseenPrice } from '#domain/records/content-check.ts'
import { toHalalas } from '#domain/products/price.ts'
import { namesPack } from '#domain/products/product-offer.ts'
import { findProduct } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { ProductEditing } from '#server/services/catalogue/product-editing.ts'
import { readSettings } from './read-settings.ts'
import type { SeoService } from './seo.ts'

export type UnseenPricesService = {
  /** Products whose override has a price, while neither they nor the settings say whether visitors may see it. */
  list(role: Role): Promise<UnseenPrice[]>
  /** Shows all of them that can be shown. */
  show(by: StaffCaller): Promise<Outcome<void>>
}

/** Products of one override that are looked at. */
const MOST_PRODUCTS = 500

type UnseenPricesDeps = {
  db: Db
  seo: Pick<SeoService, 'list' | 'productsOf'>
  editing: Pick<ProductEditing, 'updateProduct'>
}

export function createUnseenPrices(deps: UnseenPricesDeps): UnseenPricesService {
  return {
    list: (role) => listUnseen(deps, can(role, 'prices')),
    async show(by) {
      const unseen = (await listUnseen(deps, false)).filter((price) => price.namesPack)
      for (const { id } of unseen) {
        const outcome = await deps.editing.updateProduct({ product_id: id, price_visibility: 'exact' }, by, {
          base: 'site',
        })
        if (!outcome.ok) return failure({ kind: 'not-found' })
      }
      return success(undefined)
    },
  }
}

/** `seesPrices`: whether they are told, too. */
export async function listUnseen(
  { db, seo }: Omit<UnseenPricesDeps, 'editing'>,
  seesPrices: boolean,
): Promise<UnseenPrice[]> {
  const { settings } = await readSettings(db)
  if (settings.priceVisibility !== 'hidden') return []
  const unseen: UnseenPrice[] = []
  for (const { key, override } of await seo.list()) {
    if (override.price === null) continue
    for (const { id } of await seo.productsOf(key, MOST_PRODUCTS)) {
      const product = await findProduct(db, { id })
      if (product?.priceVisibility !== 'inherit') continue
      const price = seesPrices ? toHalalas(override.price) : null
      unseen.push({ id, name: product.name, price, namesPack: namesPack(override, product) })
    }
    await yieldToEventLoop()
  }
  return unseen
}
