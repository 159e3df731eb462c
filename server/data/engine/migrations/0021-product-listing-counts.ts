import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** How many products of a category or a brand lack something is counted without reading any of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of ['category_id', 'brand']) {
    const index = sql.ref(`product_listing_gaps_of_${part}`)
    await sql`create index ${index} on product_listing (${sql.ref(part)}, created_at desc, product_id) where gaps <> ''`.execute(
      db,
    )
  }
}
