import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Words that staff sort files of the library by; `folded` is what they are compared by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table file_tags (
    file ${key} not null references files (name) on delete cascade,
    folded ${key} not null,
    tag text not null,
    primary key (file, folded)
  )`.execute(db)
  await sql`create index file_tags_by_tag on file_tags (folded, tag, file)`.execute(db)
}
