import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Data sheets are printed from the record: what was printed is kept, and each sheet counts its revisions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`alter table products add column tds_source text not null default 'auto'`.execute(db)
  await sql`alter table products add column tds_revision integer not null default 0`.execute(db)
  await sql`create table sheet_revisions (
    product ${key} not null,
    n integer not null,
    hash text not null,
    day text not null,
    primary key (product, n)
  )`.execute(db)
  await sql`create table prints (
    key ${key} not null primary key,
    kind ${key} not null,
    id ${key} not null,
    language ${key} not null,
    revision integer not null,
    file text not null,
    bytes integer not null,
    pages integer not null,
    used_at ${key} not null
  )`.execute(db)
  await sql`create index prints_of on prints (kind, id, language, revision)`.execute(db)
}
