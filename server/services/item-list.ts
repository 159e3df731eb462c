import type { ItemListQuery, ItemRow } from '../../domain/item-list.ts'
import type { Locale } from '../../domain/locale.ts'
import { keepNothing, type Keep } from '../cache/remembered.ts'
import { inTransaction } from '../data/database.ts'
import type { Db } from '../data/database.ts'
import { countItems, listBrandNames, listItems } from '../data/item-list-store.ts'
import { saveListing, unlistedProducts } from '../data/product-listing-store.ts'
import { findProduct } from '../data/products-store.ts'

/** Products as staff look for them. */
export type ItemListService = {
  /** One page of what the query asks for, how many there are of it, and how many of those lack something. */
  page(query: ItemListQuery, locale: Locale): Promise<ItemListPage>
  /** Brands by their English names, in order. */
  brands(): Promise<string[]>
  /** Makes what the list looks through for products that have none yet; answers for how many. */
  complete(): Promise<number>
}

export type ItemListPage = { items: ItemRow[]; total: number; missing: number }

const AT_ONCE = 200

/** `keep` holds what is counted over all products: the list is opened unnarrowed most often. */
export function createItemList({ db, keep = keepNothing }: { db: Db; keep?: Keep }): ItemListService {
  const countedAll = keep(() => count(db, ALL))
  return {
    async page(query, locale) {
      const [items, counted] = await Promise.all([
        listItems(db, query, locale),
        isNarrowed(query) ? count(db, query) : countedAll(),
      ])
      return { items, total: query.missing ? counted.missing : counted.total, missing: counted.missing }
    },
    brands: keep(() => listBrandNames(db)),
    async complete() {
      let done = 0
      for (let some = await listSome(db); some > 0; some = await listSome(db)) done += some
      return done
    },
  }
}

type Narrowing = Pick<ItemListQuery, 'search' | 'category' | 'brand'>

const ALL: Narrowing = { search: '', category: null, brand: null }

function isNarrowed({ search, category, brand }: Narrowing): boolean {
  return search !== '' || category !== null || brand !== null
}

/** How many products there are of it, and how many of those lack something. */
async function count(db: Db, { search, category, brand }: Narrowing): Promise<{ total: number; missing: number }> {
  const narrowing = { search, category, brand }
  const [total, missing] = await Promise.all([
    countItems(db, { ...narrowing, missing: false }),
    countItems(db, { ...narrowing, missing: true }),
  ])
  return { total, missing }
}

function listSome(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = await unlistedProducts(tx, AT_ONCE)
    for (const id of ids) {
      const product = await findProduct(tx, { id })
      if (product) await saveListing(tx, product)
    }
    return ids.length
  })
}
