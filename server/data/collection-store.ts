import type { ExpressionBuilder } from 'kysely'
import { PAGE_SIZE } from '../../domain/collection-query.ts'
import type { CollectionQuery } from '../../domain/collection-query.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ProductSummary } from '../../domain/product.ts'
import type { Choices, ProductTally } from '../../domain/product-tally.ts'
import { toCount, toPair } from './codec.ts'
import type { Db } from './database.ts'
import { productsInOrder } from './product-orders.ts'
import { toSummaries } from './products-store.ts'
import type { Database } from './schema.ts'

/** One page of what the query chooses, in its order. `locale` says whose names are sorted. */
export async function listCollection(db: Db, query: CollectionQuery, locale: Locale): Promise<ProductSummary[]> {
  const order = query.sort === 'name' ? (`name_${locale}` as const) : query.sort
  const page = { limit: PAGE_SIZE, offset: (query.page - 1) * PAGE_SIZE }
  return toSummaries(db, productsInOrder(db, { order, page, chosen: chosen(query) }))
}

/** How the products are spread over categories and brands. */
export async function readTally(db: Db): Promise<ProductTally> {
  const rows = await db
    .selectFrom('products')
    .groupBy(['category_id', 'brand_en'])
    .select(({ fn }) => ['category_id', 'brand_en', fn.max('brand_ar').as('brand_ar')])
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .execute()
  return rows.map((row) => ({
    categoryId: row.category_id,
    brand: toPair(row.brand_ar, row.brand_en),
    count: toCount(row.count),
  }))
}

/** All products where nothing is chosen. */
function chosen({ categories = [], brands = [] }: Choices) {
  return (where: ExpressionBuilder<Database, 'products'>) =>
    where.and([
      ...(categories.length > 0 ? [where('products.category_id', 'in', categories)] : []),
      ...(brands.length > 0 ? [where('products.brand_en', 'in', brands)] : []),
    ])
}
