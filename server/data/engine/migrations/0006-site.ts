import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Values that staff set for the whole site, secrets that the product makes for itself, and what was done by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  for (const table of ['settings', 'seo_overrides']) {
    await sql`create table ${sql.table(table)} (
      key ${key} not null primary key,
      value text not null,
      updated_at ${key} not null
    )`.execute(db)
  }
  await sql`create table secrets (
    name ${key} not null primary key,
    value text not null
  )`.execute(db)
  await sql`create table audit_log (
    id ${key} not null primary key,
    at ${key} not null,
    actor_kind text not null check (actor_kind in ('staff', 'token', 'customer', 'system')),
    actor_id ${key},
    actor_name text not null,
    action ${key} not null,
    subject_kind ${key} not null,
    subject_id ${key},
    detail text not null default '{}'
  )`.execute(db)
  await sql`create index audit_log_newest on audit_log (at desc, id)`.execute(db)
  await sql`create index audit_log_of_subject on audit_log (subject_kind, subject_id, at desc)`.execute(db)
}
