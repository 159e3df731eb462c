import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** What several servers of one site count together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table rate_counts (
    key ${key} not null primary key,
    window_number integer not null,
    current_count integer not null check (current_count >= 0),
    previous_count integer not null check (previous_count >= 0),
    useless_after ${key} not null
  )`.execute(db)
  await sql`create index rate_counts_useless on rate_counts (useless_after)`.execute(db)
}
