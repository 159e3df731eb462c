import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/data/engine/schema.ts'

/** What the sessions of this product are called in PostgreSQL's list: those that come and go, and the lasting one. */
export const SESSION_NAMES = { queries: 'site', changes: 'site changes' }

/** How many sessions others have; one that has just been closed stands in the list for a moment, so ask again. */
export async function otherPostgresSessions(db: Kysely<Database>): Promise<number> {
  let count = await countOthers(db)
  for (let asked = 1; count > 0 && asked < 10; asked++) {
    await pause(100)
    count = await countOthers(db)
  }
  return count
}

/**
 * A site that nobody visits has its lasting one alone, which speaks every second: one that
 * was silent for a minute was left by a machine that died, and stands in the list for hours.
 */
async function countOthers(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and (
      application_name = ${SESSION_NAMES.queries}
      or (application_name = ${SESSION_NAMES.changes} and (state_change < now() - interval '1 minute') is not true)
    )
  `.execute(db)
  return Number(rows[0]?.count ?? 0)
}
