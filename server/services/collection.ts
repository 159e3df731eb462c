import type { CollectionQuery } from '../../domain/collection-query.ts'
import type { Locale, Localized } from '../../domain/locale.ts'
import type { ProductSummary } from '../../domain/product.ts'
import { countByBrand, countByCategory, countProducts } from '../../domain/product-tally.ts'
import { keepNothing, type Keep } from '../cache/remembered.ts'
import { listCollection, readTally } from '../data/collection-store.ts'
import type { Db } from '../data/database.ts'

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

export function createCollection({ db, keep = keepNothing }: { db: Db; keep?: Keep }): CollectionService {
  const tallied = keep(() => readTally(db))
  return {
    async explore(query, locale) {
      const [products, tally] = await Promise.all([listCollection(db, query, locale), tallied()])
      return {
        products,
        total: countProducts(tally, query),
        categoryCounts: countByCategory(tally, { brands: query.brands }),
        brands: countByBrand(tally, { categories: query.categories }),
      }
    },
  }
}
