import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What of a picture stays in sight where it is cropped: the third of its width and of its height, from 0 to 2. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files add column focus text not null default '11'`.execute(db)
}
