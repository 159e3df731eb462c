import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The figures of the Saudi National Address beside the postal code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['building', 'additional', 'short_code']) {
    await sql`alter table addresses add column ${sql.ref(column)} text not null default ''`.execute(db)
  }
}
