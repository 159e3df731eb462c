import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Acts on many records, which go on behind the request that asked for them, and after a restart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table long_acts (
    id ${key} not null primary key,
    task text not null,
    actor text not null,
    path text not null,
    begun_at ${key} not null,
    total integer not null,
    done integer not null default 0,
    left_out text not null,
    leased_until ${key},
    finished_at ${key},
    failed integer not null default 0
  )`.execute(db)
  await sql`create table long_act_records (
    act_id ${key} not null references long_acts (id) on delete cascade,
    place integer not null,
    record_id ${key} not null,
    primary key (act_id, place)
  )`.execute(db)
}
