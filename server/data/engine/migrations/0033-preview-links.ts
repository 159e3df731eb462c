import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Links by which people without an account see what of a record is not on the site yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table preview_links (
    token_hash ${key} not null primary key,
    record_key ${key} not null references records (key) on delete cascade,
    made_at ${key} not null,
    expires_at ${key} not null
  )`.execute(db)
  await sql`create index preview_links_of_record on preview_links (record_key)`.execute(db)
}
