import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** When each job ran last, what came of it, and which server is at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table job_runs (
    name ${key} not null primary key,
    due_at ${key} not null,
    leased_until ${key},
    started_at ${key},
    finished_at ${key},
    last_success_at ${key},
    error text not null,
    detail text not null,
    runs integer not null,
    failures integer not null
  )`.execute(db)
}
