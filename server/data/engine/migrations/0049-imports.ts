import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Imports of spreadsheets, their rows, and how each account has named the columns of a file before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table imports (
    id ${key} not null primary key,
    act_id ${key} not null,
    actor text not null,
    account ${key} not null,
    kind ${key} not null,
    state ${key} not null,
    locale ${key} not null,
    file_name text not null,
    file_bytes integer not null,
    file_key ${key},
    file text,
    asks text not null,
    columns text not null,
    chosen text not null,
    options text not null,
    counts text not null,
    products text not null,
    total integer not null default 0,
    done integer not null default 0,
    runs_at_once integer not null default 0,
    message text,
    creation_key ${key} unique,
    leased_until ${key},
    checked_at ${key},
    created_at ${key} not null,
    ended_at ${key}
  )`.execute(db)
  await sql`create index imports_created on imports (created_at)`.execute(db)
  await sql`create table import_rows (
    import_id ${key} not null references imports (id) on delete cascade,
    row_number integer not null,
    cells text not null,
    result ${key},
    warned integer not null default 0,
    place integer,
    product_id ${key},
    changes text,
    primary key (import_id, row_number)
  )`.execute(db)
  await sql`create index import_rows_place on import_rows (import_id, place)`.execute(db)
  await sql`create table import_maps (
    account ${key} not null,
    headings ${key} not null,
    columns text not null,
    options text not null,
    day ${key} not null,
    primary key (account, headings)
  )`.execute(db)
}
