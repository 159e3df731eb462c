import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql, type ExpressionBuilder } from 'kysely'
import { PAGE_SIZE, type CollectionQuery } from '#domain/catalogue/collection-query.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import type { Choices, ProductTally } from '#domain/products/product-tally.ts'
import { toCount, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { productsInOrder } from './product-orders.ts'
import { toSummaries } from './products-store.ts'
import type { Database } from '#server/data/engine/schema.ts'

/** One page of what the query chooses, in its order. `locale` says whose names are sorted. */
export async function listCollection(db: Db, query: CollectionQuery, locale: Locale): Promise<ProductSummary[]> {
  const order = orderOf(query, locale)
  const page = { limit: PAGE_SIZE, offset: (query.page - 1) * PAGE_SIZE }
  return toSummaries(db, productsInOrder(db, { order, page, chosen: chosen(query) }))
}

export async function collectionIds(db: Db, query: CollectionQuery, locale: Locale): Promise<string[]> {
  const order = orderOf(query, locale)
  const ids: string[] = []
  for (let offset = 0; ; offset += IDS_AT_ONCE) {
    const page = { limit: IDS_AT_ONCE, offset }
    const rows = await productsInOrder(db, { order, page, chosen: chosen(query) })
      .select('products.id')
      .execute()
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < IDS_AT_ONCE) return ids
    await yieldToEventLoop()
  }
}

const IDS_AT_ONCE = 500

function orderOf({ sort }: CollectionQuery, locale: Locale) {
  return sort === 'name' ? (`name_${locale}` as const) : sort
}

type TallyRow = { category_id: string | null; brand_en: string; brand_ar: string; count: string | number }

/** How the products are spread over categories and brands. */
export async function readTally(db: Db): Promise<ProductTally> {
  const rows = [...(await tallyOfCategories(db)), ...(await tallyOfOthers(db))]
  return rows.map((row) => ({
    categoryId: row.category_id,
    brand: toPair(row.brand_ar, row.brand_en),
    count: toCount(row.count),
  }))
}

/** An index leads from each brand of a category to the next, and counts what lies between: few steps for many products. */
async function tallyOfCategories(db: Db): Promise<TallyRow[]> {
  const ofPair = sql`products where products.category_id = pairs.category_id and products.brand_en = pairs.brand_en`
  const { rows } = await sql<TallyRow>`
    with recursive pairs (category_id, brand_en) as (
      select id, (select min(brand_en) from products where products.category_id = categories.id) from categories
      union all
      select category_id, (select min(products.brand_en) from products
        where products.category_id = pairs.category_id and products.brand_en > pairs.brand_en)
      from pairs where brand_en is not null
    )
    select category_id, brand_en, (select max(brand_ar) from ${ofPair}) as brand_ar,
      (select count(*) from ${ofPair}) as count
    from pairs where brand_en is not null`.execute(db)
  return rows
}

/** Products of no category are few. */
function tallyOfOthers(db: Db): Promise<TallyRow[]> {
  return db
    .selectFrom('products')
    .where('category_id', 'is', null)
    .groupBy(['category_id', 'brand_en'])
    .select(({ fn }) => ['category_id', 'brand_en', fn.max('brand_ar').as('brand_ar')])
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .execute()
}

/** All products where nothing is chosen. */
function chosen({ categories = [], brands = [] }: Choices) {
  return (where: ExpressionBuilder<Database, 'products'>) =>
    where.and([
      ...(categories.length > 0 ? [where('products.category_id', 'in', categories)] : []),
      ...(brands.length > 0 ? [where('products.brand_en', 'in', brands)] : []),
    ])
}
