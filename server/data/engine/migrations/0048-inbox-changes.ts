import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** What happened in the inbox, for the screens that are open. Outlives its message for some days, so it points to none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table inbox_changes (
    id bigint not null primary key,
    at ${key} not null,
    kind ${key} not null
      check (kind in ('new', 'state', 'assign', 'answer', 'accepted', 'declined', 'change', 'due')),
    message_id ${key} not null,
    number ${key}
  )`.execute(db)
  await sql`create index inbox_changes_message on inbox_changes (message_id, kind)`.execute(db)
}
