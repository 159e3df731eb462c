import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * How much of its prices a product's page tells, and whether packs are there. Nothing that was not shown becomes visible:
 * products leave their prices to the settings, which hide them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column price_visibility text not null default 'inherit'
    check (price_visibility in ('inherit', 'hidden', 'from', 'exact'))`.execute(db)
  await sql`alter table product_variants add column stock_state text
    check (stock_state in ('in_stock', 'on_order', 'ask'))`.execute(db)
  await sql`alter table product_variants add column stock_as_of text`.execute(db)
}
