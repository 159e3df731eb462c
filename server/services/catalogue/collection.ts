import type { CollectionQuery } from '#domain/catalogue/collection-query.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import { countByBrand, countByCategory, countProducts } from '#domain/products/product-tally.ts'
import { unmemoizedEach, unmemoized, type Memoize, type MemoizeEach } from '#server/cache/memoized.ts'
import { listCollection, readTally } from '#server/data/catalogue/collection-store.ts'
import type { Db } from '#server/data/engine/database.ts'

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

/** Choices whose products are kept in memory. */
const SHOWN_LISTS = 40

export function createCollection(deps: { db: Db; memoize?: Memoize; memoizeEach?: MemoizeEach }): CollectionService {
  const { db, memoize = unmemoized, memoizeEach = unmemoizedEach } = deps
  const tallied = memoize(() => readTally(db))
  const listed = memoizeEach(SHOWN_LISTS, (asked: string) => {
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
