import { compareProducts, MOST_COMPARED, type CompareRow } from '#domain/choice/compare-products.ts'
import { compareWords } from '#content/choice/compare.ts'
import type { Product } from '#domain/products/product.ts'
import { findAttributes, listAttributeKeys } from '#server/data/catalogue/attributes-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'
import type { QuoteListsService } from '#server/services/quotes/quote-lists.ts'

export type Comparison = {
  products: Product[]
  rows: CompareRow[]
  /** What no product is called. */
  unknown: string[]
  /** More were named than are compared at a time. */
  isCut: boolean
}

export type ComparisonService = { of(named: readonly string[]): Promise<Comparison> }

type Deps = { db: Db; products: Pick<ProductsService, 'shown'>; quoteLists: Pick<QuoteListsService, 'productCalled'> }

export function createComparison({ db, products, quoteLists }: Deps): ComparisonService {
  return {
    async of(named) {
      const called = await Promise.all(
        named.map(async (name) => ({ name, product: (await quoteLists.productCalled(name))?.product })),
      )
      const unknown = called.filter(({ product }) => !product).map(({ name }) => name)
      const ids = [...new Set(called.flatMap(({ product }) => product?.id ?? []))]
      const taken = ids.slice(0, MOST_COMPARED)
      const whole = await Promise.all(taken.map((id) => products.shown(id)))
      const shown = whole.filter((product) => product !== null)
      const [attributes, keys] = await Promise.all([findAttributes(db, taken), listAttributeKeys(db)])
      const compared = shown.map((product) => ({ product, attributes: attributes.get(product.id) ?? [] }))
      return {
        products: shown,
        rows: compareProducts(compared, keys, compareWords),
        unknown,
        isCut: ids.length > MOST_COMPARED,
      }
    },
  }
}
