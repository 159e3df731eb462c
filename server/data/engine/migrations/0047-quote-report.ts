import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** What requests that are no longer kept still add to the report: no person, no number, only the month. Money in halalas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table removed_requests (
    id ${key} not null primary key,
    month ${key} not null,
    quoted_value bigint,
    outcome ${key} check (outcome in ('won', 'lost')),
    won_value bigint not null,
    answer_minutes integer,
    in_time integer check (in_time in (0, 1))
  )`.execute(db)
  await sql`create index removed_requests_month on removed_requests (month)`.execute(db)
  await sql`create table removed_request_products (
    month ${key} not null,
    product_id ${key} not null,
    requests integer not null,
    pieces bigint not null,
    quoted_value bigint not null,
    won_value bigint not null,
    primary key (month, product_id)
  )`.execute(db)
}
