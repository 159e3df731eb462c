import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Requests go back and forth: what customers write later, questions to them, proforma invoices, one reminder to a customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await widenStates(db)
  for (const name of ['written_at', 'first_due_at', 'first_answered_at'])
    await sql`alter table messages add column ${sql.ref(name)} ${key}`.execute(db)
  await sql`create index messages_written on messages (written_at) where written_at is not null`.execute(db)
  await sql`create table customer_messages (
    message_id ${key} not null references messages (id) on delete cascade,
    key ${key} not null,
    kind ${key} not null check (kind in ('message', 'change-list', 'cancel')),
    body text not null default '',
    created_at ${key} not null,
    primary key (message_id, key)
  )`.execute(db)
  await sql`alter table mail_outbox add column cc text not null default ''`.execute(db)
  await sql`alter table quote_revisions add column remind_customer integer not null default 0`.execute(db)
  await sql`alter table quote_revisions add column customer_reminded_at ${key}`.execute(db)
  await sql`alter table quotes add column proforma_number ${key}`.execute(db)
  await sql`alter table quotes add column proforma_file ${key} references private_files (id)`.execute(db)
  await sql`alter table quotes add column proforma_at ${key}`.execute(db)
  await sql`create index quotes_proforma_file on quotes (proforma_file)`.execute(db)
  await sql`create unique index quotes_proforma_number on quotes (proforma_number)`.execute(db)
}

/** A check goes with its column: another one takes its place. */
async function widenStates(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  for (const index of ['messages_unopened', 'messages_newest', 'messages_of_state', 'messages_unanswered'])
    await sql`drop index ${sql.ref(index)}`.execute(db)
  await sql`alter table messages add column wide_state ${key} not null default 'new'
    check (wide_state in ('new', 'in-progress', 'waiting', 'answered', 'closed', 'spam'))`.execute(db)
  await sql`update messages set wide_state = state`.execute(db)
  await sql`alter table messages drop column state`.execute(db)
  await sql`alter table messages rename column wide_state to state`.execute(db)
  await sql`create index messages_unopened on messages (state) where opened_at is null`.execute(db)
  await sql`create index messages_newest on messages (created_at desc, id, state, kind, assignee_id)`.execute(db)
  await sql`create index messages_of_state on messages (state, created_at desc, id, kind, assignee_id)`.execute(db)
  await sql`create index messages_unanswered on messages (state, due_at, id) where answered_at is null`.execute(db)
}
