import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** What customers call a pack, as staff have learnt it: found by the folded words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table line_aliases (
    id ${key} not null primary key,
    text text not null,
    folded ${key} not null,
    stock_code ${key} not null,
    made_by text not null,
    used integer not null default 0 check (used >= 0),
    version integer not null default 1,
    created_at ${key} not null,
    updated_at ${key} not null
  )`.execute(db)
  await sql`create unique index line_aliases_folded on line_aliases (folded)`.execute(db)
}
