import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Counts the changes of each setting, so that two people who save the settings at once do not overwrite each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settings add column version integer not null default 1`.execute(db)
}
