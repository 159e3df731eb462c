import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** From where a visitor's file came, for a day: what one address sends is counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`alter table private_files add column source ${key} not null default ''`.execute(db)
  await sql`create index private_files_sent on private_files (sent_by, created_at, source, bytes)`.execute(db)
}
