import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Which browser asked for a code for which e-mail address, and mails that are of no use after a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table sign_in_requests (
    browser_hash ${key} not null primary key check (length(browser_hash) = 64),
    email ${key} not null,
    tries integer not null default 0,
    created_at ${key} not null
  )`.execute(db)
  await sql`create index sign_in_requests_of_email on sign_in_requests (email, created_at)`.execute(db)
  await sql`create index sign_in_requests_created_at on sign_in_requests (created_at)`.execute(db)
  await sql`alter table mail_outbox add column useless_after ${key}`.execute(db)
  await sql`create index mail_outbox_useless on mail_outbox (useless_after)`.execute(db)
}
