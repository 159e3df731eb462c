import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** How each of staff likes the staff area. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table staff_preferences (
    staff_id ${key} not null references staff_users (id) on delete cascade,
    name ${key} not null,
    value ${key} not null,
    primary key (staff_id, name)
  )`.execute(db)
}
