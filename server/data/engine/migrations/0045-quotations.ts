import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import type { ColumnTypes } from '../dialect.ts'

/** Quotations answer requests. What was sent of one is kept as it was sent, and its figures outlive it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  await createQuotes(db, types)
  await createRevisions(db, types)
  await createAnswers(db, types)
  await createRegister(db, types)
}

/** One of a request; without one only where it was accepted and the request is no longer kept. */
async function createQuotes(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table quotes (
    id ${key} not null primary key,
    message_id ${key} references messages (id) on delete set null,
    number ${key},
    revision integer not null default 1 check (revision > 0),
    sent_revision integer check (sent_revision between 1 and revision),
    version integer not null default 1,
    creation_key ${key},
    search_text text not null default '',
    created_at ${key} not null,
    updated_at ${key} not null
  )`.execute(db)
  await sql`create unique index quotes_message_id on quotes (message_id)`.execute(db)
  await sql`create unique index quotes_number on quotes (number)`.execute(db)
  await sql`create unique index quotes_creation_key on quotes (creation_key)`.execute(db)
  await sql`create index quotes_newest on quotes (created_at desc, id)`.execute(db)
}

/** `form` is what staff fill in, `document` what was sent; money in halalas. */
async function createRevisions(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table quote_revisions (
    quote_id ${key} not null references quotes (id) on delete cascade,
    revision integer not null check (revision > 0),
    state ${key} not null
      check (state in ('draft', 'sent', 'change-requested', 'accepted', 'declined', 'withdrawn', 'replaced')),
    form text not null,
    document text,
    pdf_file ${key} references private_files (id),
    valid_until ${key} not null,
    subtotal bigint not null default 0,
    discount_total bigint not null default 0,
    vat_total bigint not null default 0,
    total bigint not null default 0,
    sent_at ${key},
    sent_by ${key},
    seen_at ${key},
    ended_at ${key},
    withdraw_reason text not null default '',
    created_at ${key} not null,
    primary key (quote_id, revision),
    check (state in ('draft', 'withdrawn') or (document is not null and pdf_file is not null and sent_at is not null))
  )`.execute(db)
  await sql`create index quote_revisions_state on quote_revisions (state, valid_until)`.execute(db)
  await sql`create index quote_revisions_pdf_file on quote_revisions (pdf_file)`.execute(db)
}

/** What customers answered; `key` is made with the form, and a second click is the first. */
async function createAnswers(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table quote_answers (
    quote_id ${key} not null references quotes (id) on delete cascade,
    key ${key} not null,
    revision integer not null,
    kind ${key} not null check (kind in ('accept', 'change', 'decline')),
    accepted_by text not null default '',
    po_number text not null default '',
    reason ${key} not null default '',
    message text not null default '',
    answered_at ${key} not null,
    primary key (quote_id, key)
  )`.execute(db)
}

/** Every revision that was ever sent, without persons: nothing takes a line out of it. */
async function createRegister(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table quote_register (
    number ${key} not null,
    revision integer not null check (revision > 0),
    sent_on ${key} not null,
    valid_until ${key} not null,
    subtotal bigint not null,
    discount_total bigint not null,
    vat_total bigint not null,
    total bigint not null,
    state ${key} not null,
    primary key (number, revision)
  )`.execute(db)
}
