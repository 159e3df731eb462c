import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Prices for many pieces and for groups, what a pack may not cost less than and what it costs the house, and approvals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`alter table pack_prices add column breaks text not null default ''`.execute(db)
  await sql`alter table pack_prices add column group_prices text not null default ''`.execute(db)
  await sql`create table pack_limits (
    code ${key} not null primary key check (code <> ''),
    min_price integer check (min_price between 0 and 999999999),
    cost integer check (cost between 0 and 999999999),
    updated_at ${key} not null,
    updated_by text not null
  )`.execute(db)
  await sql`alter table quote_revisions add column approval text not null default ''
    check (approval in ('', 'asked', 'approved', 'returned'))`.execute(db)
  await sql`alter table quote_revisions add column approval_word text not null default ''`.execute(db)
}
