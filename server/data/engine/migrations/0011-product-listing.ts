import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/**
 * What staff's list of products is searched and ordered by, kept beside the products: it reads these short rows and
 * not the long texts of every product. Rows that are missing are made when the server starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table product_listing (
    product_id ${key} not null primary key references products (id) on delete cascade,
    created_at ${key} not null,
    searched text not null,
    order_ar ${key} not null,
    order_en ${key} not null,
    order_code ${key} not null,
    brand ${key} not null,
    gaps text not null
  )`.execute(db)
  for (const order of ['created_at', 'order_ar', 'order_en', 'order_code']) {
    await sql`create index ${sql.ref(`product_listing_${order}`)} on product_listing (${sql.ref(order)}, product_id)`.execute(
      db,
    )
  }
}
