import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What the calculator needs to know of a product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column calculator text`.execute(db)
}
