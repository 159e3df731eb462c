import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Files of people: what visitors and staff send with a request, and quotations as they were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  // A file that has lost what it belonged to stays here until its bytes are gone, too.
  await sql`create table private_files (
    id ${key} not null primary key,
    message_id ${key} references messages (id) on delete set null,
    quote_id ${key},
    sent_by ${key} not null check (sent_by in ('visitor', 'staff', 'quote')),
    name text not null,
    mime ${key} not null,
    bytes integer not null check (bytes > 0),
    file_key ${key} not null unique,
    created_at ${key} not null
  )`.execute(db)
  await sql`create index private_files_message_id on private_files (message_id, created_at)`.execute(db)
  await sql`create index private_files_quote_id on private_files (quote_id)`.execute(db)
  await sql`create table mail_attachments (
    mail_id ${key} not null references mail_outbox (id) on delete cascade,
    position integer not null check (position >= 0),
    file_id ${key} not null references private_files (id) on delete cascade,
    primary key (mail_id, position)
  )`.execute(db)
  await sql`create index mail_attachments_file_id on mail_attachments (file_id)`.execute(db)
}
