import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Staff's list has its newest products in exactly its order, also those that came at the same moment, and the sitemap
 * tells when a part of it was changed without reading a product.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index product_listing_created_at`.execute(db)
  await sql`create index product_listing_created_at on product_listing (created_at desc, product_id)`.execute(db)
  await sql`create index products_changed_by_id on products (id, updated_at)`.execute(db)
}
