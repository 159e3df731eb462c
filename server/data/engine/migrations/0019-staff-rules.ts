import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** What is asked of all staff. A row stands for a rule that holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table staff_rules (
    name ${key} not null primary key,
    created_at ${key} not null
  )`.execute(db)
}
