import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The customs code of a product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column hs_code text`.execute(db)
}
