import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** What visitors looked at, by day (in Riyadh); nobody's name, address or session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table daily_counts (
    day ${key} not null,
    kind ${key} not null,
    key ${key} not null,
    language ${key} not null,
    number integer not null,
    primary key (day, kind, key, language)
  )`.execute(db)
}
