import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** What decides about confirmations: from whom and where requests came, which were held, and whose are refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`alter table messages add column held integer not null default 0 check (held in (0, 1))`.execute(db)
  await sql`alter table messages add column email_key ${key} not null default ''`.execute(db)
  await sql`alter table messages add column source ${key} not null default ''`.execute(db)
  await sql`alter table messages add column source_network ${key} not null default ''`.execute(db)
  await sql`update messages set email_key = lower(email)`.execute(db)
  await sql`create index messages_of_email_key on messages (email_key, created_at)`.execute(db)
  await sql`create index messages_of_source on messages (source, created_at) where source <> ''`.execute(db)
  await sql`create index messages_of_network on messages (source_network, created_at) where source_network <> ''`.execute(
    db,
  )
  await sql`create index messages_held on messages (created_at) where held = 1`.execute(db)
  await sql`create table refused_sources (
    source ${key} not null primary key,
    until_at ${key} not null,
    by_name text not null
  )`.execute(db)
  await sql`alter table mail_outbox add column urgency integer not null default 1 check (urgency in (0, 1, 2))`.execute(
    db,
  )
  await sql`drop index mail_outbox_due`.execute(db)
  await sql`create index mail_outbox_due on mail_outbox (urgency, next_attempt_at) where state = 'queued'`.execute(db)
  await sql`alter table sign_in_requests add column source ${key} not null default ''`.execute(db)
  await sql`alter table sign_in_requests add column email_key ${key} not null default ''`.execute(db)
  await sql`alter table sign_in_requests add column code_hash ${key} not null default ''`.execute(db)
  await sql`update sign_in_requests set email_key = email`.execute(db)
  await sql`create index sign_in_requests_of_email_key on sign_in_requests (email_key, created_at)`.execute(db)
}
