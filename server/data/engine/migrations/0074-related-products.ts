import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What is used with a product, and what may stand in its place, as JSON lists of ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column used_with text not null default '[]'`.execute(db)
  await sql`alter table products add column alternatives text not null default '[]'`.execute(db)
}
