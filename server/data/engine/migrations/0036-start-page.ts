import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/**
 * What the list of first steps cannot see elsewhere: which are not needed, that a test mail was taken, and that the site was
 * there before it could be closed to search engines. Drafts, and what could not be published, are found without a look at
 * all records.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table set_up_marks (
    name ${key} not null primary key,
    at ${key} not null
  )`.execute(db)
  await sql`insert into set_up_marks (name, at)
    select 'open-before', '2026-11-27T00:00:00.000Z' where exists (select 1 from staff_users)`.execute(db)
  await sql`create index records_with_draft on records (updated_at) where draft_number is not null`.execute(db)
  await sql`create index records_not_published on records (updated_at) where not_published is not null`.execute(db)
}
