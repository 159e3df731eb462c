import type { CollectionQuery } from '../../../domain/catalogue/collection-query.ts'
import type { Locale, Localized } from '../../../domain/text/locale.ts'
import type { ProductSummary } from '../../../domain/products/product.ts'
import { countByBrand, countByCategory, countProducts } from '../../../domain/products/product-tally.ts'
import { keepNoneOfThem, keepNothing, type Keep, type KeepEach } from '../../cache/remembered.ts'
import { listCollection, readTally } from '../../data/catalogue/collection-store.ts'
import type { Db } from '../../data/engine/database.ts'

/** One page of the range, and what else could be chosen. */
export type Collection = {
  products: ProductSummary[]
  total: number
  /** By category id: how many products would be there with the chosen brands alone. */
  categoryCounts: Map<string, number>
  /** How many products each brand would have with the chosen categories alone. */
  brands: { brand: Localized; count: number }[]
}

export type CollectionService = {
  explore(query: CollectionQuery, locale: Locale): Promise<Collection>
}

type CollectionDeps = { db: Db; keep?: Keep; keepEach?: KeepEach }

/** Choices whose products are kept in memory. */
const SHOWN_LISTS = 40

export function createCollection(deps: CollectionDeps): CollectionService {
  const { db, keep = keepNothing, keepEach = keepNoneOfThem } = deps
  const tallied = keep(() => readTally(db))
  const listed = keepEach(SHOWN_LISTS, (asked: string) => {
    const [query, locale] = JSON.parse(asked) as [CollectionQuery, Locale]
    return listCollection(db, query, locale)
  })
  return {
    async explore(query, locale) {
      const [products, tally] = await Promise.all([listed(JSON.stringify([query, locale])), tallied()])
      return {
        products,
        total: countProducts(tally, query),
        categoryCounts: countByCategory(tally, { brands: query.brands }),
        brands: countByBrand(tally, { categories: query.categories }),
      }
    },
  }
}
