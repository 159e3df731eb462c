import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** What staff were told by mail about a message, so that nobody tells it twice; of an assignment also what is still to be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table staff_notices (
    message_id ${key} not null references messages (id) on delete cascade,
    kind ${key} not null check (kind in ('assigned', 'due', 'reminder', 'quote-waiting', 'quote-ending')),
    mark ${key} not null,
    staff_id ${key},
    told_at ${key},
    primary key (message_id, kind, mark)
  )`.execute(db)
  await sql`create index staff_notices_told_at on staff_notices (told_at)`.execute(db)
}
