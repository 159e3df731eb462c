import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Counts the changes of each group of synonyms, so that two people who change one do not overwrite each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_synonyms add column version integer not null default 1`.execute(db)
}
