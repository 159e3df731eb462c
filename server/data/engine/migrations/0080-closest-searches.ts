import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Searches that found no name, and were shown what comes closest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table missed_searches add column closest integer not null default 0`.execute(db)
}
