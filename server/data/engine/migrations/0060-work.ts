import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** One table says of jobs, imports and acts on many records when they are due and which server is at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table work (
    kind ${key} not null,
    id ${key} not null,
    run_at ${key} not null,
    lease ${key},
    leased_until ${key},
    primary key (kind, id)
  )`.execute(db)
  await sql`create index work_due on work (kind, run_at)`.execute(db)
  const into = sql`insert into work (kind, id, run_at, leased_until)`
  await sql`${into} select 'job', name, due_at, leased_until from job_runs`.execute(db)
  await sql`${into} select 'import', id, created_at, leased_until from imports
    where state in ('reading', 'running')`.execute(db)
  await sql`${into} select 'long-act', id, begun_at, leased_until from long_acts where finished_at is null`.execute(db)
  await sql`alter table job_runs drop column due_at`.execute(db)
  for (const table of ['job_runs', 'imports', 'long_acts']) {
    await sql`alter table ${sql.table(table)} drop column leased_until`.execute(db)
  }
}
