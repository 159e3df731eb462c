import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** When requests are due, when they were first answered and what became of them; what was kept before has no time to be due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`alter table messages add column due_at ${key}`.execute(db)
  await sql`alter table messages add column answered_at ${key}`.execute(db)
  await sql`alter table messages add column outcome ${key} check (outcome in ('won', 'lost'))`.execute(db)
  await sql`alter table messages add column outcome_value bigint check (outcome_value >= 0)`.execute(db)
  await sql`alter table messages add column lost_reason ${key} not null default ''
    check (lost_reason in ('', 'price', 'time', 'stock', 'supplier', 'no-answer', 'cancelled', 'other'))`.execute(db)
  await sql`alter table messages add column outcome_note text not null default ''`.execute(db)
  await sql`alter table messages add column remind_at ${key}`.execute(db)
  await sql`alter table messages add column remind_note text not null default ''`.execute(db)
  await sql`alter table messages add column duplicate_of ${key}`.execute(db)
  await sql`update messages set answered_at = (
    select min(created_at) from message_answers where message_id = messages.id
  )`.execute(db)
  await sql`create index messages_due_at on messages (due_at) where due_at is not null`.execute(db)
  await sql`create index messages_remind_at on messages (remind_at) where remind_at is not null`.execute(db)
  await sql`create index messages_outcome on messages (outcome, created_at) where outcome is not null`.execute(db)
  await sql`create index messages_duplicate_of on messages (duplicate_of) where duplicate_of is not null`.execute(db)
}
