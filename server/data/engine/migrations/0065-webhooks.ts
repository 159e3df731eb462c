import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Who hears of events, and what is sent to whom: what tells of a request goes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table webhooks (
    id ${key} not null primary key,
    url text not null,
    events text not null,
    active integer not null default 1 check (active in (0, 1)),
    secret text not null,
    secret_shown integer not null default 0 check (secret_shown in (0, 1)),
    old_secret text,
    old_until ${key},
    stopped_at ${key},
    failures integer not null default 0,
    paused_until ${key},
    succeeded_at ${key},
    version integer not null default 1,
    created_at ${key} not null,
    updated_at ${key} not null
  )`.execute(db)
  await sql`create table webhook_deliveries (
    id ${key} not null primary key,
    webhook_id ${key} not null references webhooks (id) on delete cascade,
    event_id ${key} not null,
    type ${key} not null,
    subject ${key} not null,
    place integer not null,
    message_id ${key} references messages (id) on delete cascade,
    at ${key} not null,
    body text not null,
    state ${key} not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    due_at ${key} not null,
    first_tried_at ${key},
    last_tried_at ${key},
    status integer,
    error text not null default ''
  )`.execute(db)
  await sql`create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, state, at, place)`.execute(db)
  await sql`create index webhook_deliveries_order on webhook_deliveries (webhook_id, subject, place)`.execute(db)
  await sql`create index webhook_deliveries_message on webhook_deliveries (message_id)`.execute(db)
}
