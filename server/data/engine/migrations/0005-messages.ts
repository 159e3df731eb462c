import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import type { ColumnTypes } from '../dialect.ts'

/** Quote requests and contact messages, staff's notes on them, and the mail that is still to go out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  await createMessages(db, types)
  await createNotes(db, types)
  await createOutbox(db, types)
}

async function createMessages(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table messages (
    id ${key} not null primary key,
    kind text not null check (kind in ('quote', 'contact')),
    state ${key} not null default 'new' check (state in ('new', 'in-progress', 'done', 'spam')),
    assignee_id ${key} references staff_users (id) on delete set null,
    name text not null default '',
    first_name text not null default '',
    last_name text not null default '',
    email text not null,
    phone text not null default '',
    company_name text not null default '',
    job_title text not null default '',
    address text not null default '',
    body text not null default '',
    product_id ${key} references products (id) on delete set null,
    locale text not null check (locale in ('ar', 'en')),
    page text not null default '',
    consented_at ${key},
    idempotency_key ${key} not null unique,
    created_at ${key} not null,
    updated_at ${key} not null
  )`.execute(db)
  await sql`create index messages_newest on messages (created_at desc, id)`.execute(db)
  await sql`create index messages_of_state on messages (state, created_at desc, id)`.execute(db)
  await sql`create index messages_assignee_id on messages (assignee_id)`.execute(db)
  await sql`create index messages_email on messages (lower(email))`.execute(db)
  await sql`create index messages_product_id on messages (product_id)`.execute(db)
}

async function createNotes(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table message_notes (
    id ${key} not null primary key,
    message_id ${key} not null references messages (id) on delete cascade,
    author_id ${key} references staff_users (id) on delete set null,
    author_name text not null,
    body text not null,
    created_at ${key} not null
  )`.execute(db)
  await sql`create index message_notes_of_message on message_notes (message_id, created_at)`.execute(db)
  await sql`create index message_notes_author_id on message_notes (author_id)`.execute(db)
}

async function createOutbox(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table mail_outbox (
    id ${key} not null primary key,
    header_id ${key} not null unique,
    message_id ${key} references messages (id) on delete cascade,
    recipient text not null,
    reply_to text,
    subject text not null,
    text text not null,
    html text not null,
    state ${key} not null default 'queued' check (state in ('queued', 'sent', 'failed')),
    attempts integer not null default 0 check (attempts >= 0),
    next_attempt_at ${key} not null,
    leased_until ${key},
    last_error text not null default '',
    created_at ${key} not null,
    sent_at ${key}
  )`.execute(db)
  await sql`create index mail_outbox_due on mail_outbox (next_attempt_at) where state = 'queued'`.execute(db)
  await sql`create index mail_outbox_of_message on mail_outbox (message_id)`.execute(db)
}
