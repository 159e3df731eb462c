import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Prints that a newer one should have taken the place of, which could not be made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table prints add column not_renewed integer not null default 0`.execute(db)
}
