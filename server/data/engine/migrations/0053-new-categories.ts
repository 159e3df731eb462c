import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Names of the categories that come into being with an import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column new_categories text not null default '[]'`.execute(db)
}
