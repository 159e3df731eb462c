import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

const ORDERS = { created_at: 'created_at desc', order_ar: 'order_ar', order_en: 'order_en', order_code: 'order_code' }

/**
 * Staff's list knows the categories of products, and finds those of one category or brand, and those that lack
 * something, in each of its orders without looking at any other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`alter table product_listing add column category_id ${key}`.execute(db)
  await sql`update product_listing set category_id =
    (select category_id from products where products.id = product_listing.product_id)`.execute(db)
  for (const [name, column] of Object.entries(ORDERS)) {
    const order = sql.raw(`${column}, product_id`)
    const index = (part: string) => sql.ref(`product_listing_${part}_by_${name}`)
    await sql`create index ${index('category')} on product_listing (category_id, ${order})`.execute(db)
    await sql`create index ${index('brand')} on product_listing (brand, ${order})`.execute(db)
    await sql`create index ${index('gaps')} on product_listing (${order}) where gaps <> ''`.execute(db)
  }
}
