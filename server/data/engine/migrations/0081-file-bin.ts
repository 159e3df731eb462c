import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Files are records: they have versions, and lie in the bin before they go for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column version integer not null default 1`.execute(db)
  await sql`alter table files add column binned integer not null default 0`.execute(db)
}
