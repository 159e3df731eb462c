import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/**
 * What visitors read of the site beside products and articles are records. A site that is there already is given the
 * texts that it has shown so far when it starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table content_records (
    kind ${key} not null,
    id ${key} not null check (id <> ''),
    body text not null,
    version integer not null default 1,
    created_at ${key} not null,
    updated_at ${key} not null,
    primary key (kind, id)
  )`.execute(db)
  await sql`create table content_loads (
    part ${key} not null primary key
  )`.execute(db)
  await sql`insert into content_loads (part)
    select 'texts' where exists (select 1 from staff_users)`.execute(db)
}
