import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Which pictures of its archive an import has stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column stored_pictures text not null default '{}'`.execute(db)
}
