import type { CollectionQuery } from '../../domain/collection-query.ts'
import type { Locale, Localized } from '../../domain/locale.ts'
import type { ProductSummary } from '../../domain/product.ts'
import { countByBrand, countByCategory, countCollection, listCollection } from '../data/collection-store.ts'
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

export function createCollection({ db }: { db: Db }): CollectionService {
  return {
    async explore(query, locale) {
      const [products, total, categoryCounts, brands] = await Promise.all([
        listCollection(db, query, locale),
        countCollection(db, query),
        countByCategory(db, { brands: query.brands }),
        countByBrand(db, { categories: query.categories }),
      ])
      return { products, total, categoryCounts, brands }
    },
  }
}
