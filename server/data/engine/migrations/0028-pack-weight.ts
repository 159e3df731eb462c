import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What a pack weighs, in kilograms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_variants add column weight_kg double precision check (weight_kg >= 0)`.execute(db)
}
