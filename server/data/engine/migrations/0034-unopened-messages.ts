import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** How many messages nobody has opened stands on every page of staff: counted without a look at the messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index messages_unopened on messages (state) where opened_at is null`.execute(db)
}
