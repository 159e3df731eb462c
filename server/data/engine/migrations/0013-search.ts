import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import { firstSynonyms } from './first-synonyms.ts'

/** Which records have changed since when, words that mean the same, and what was searched in vain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table search_changes (
    kind ${key} not null,
    id ${key} not null,
    seq integer not null,
    primary key (kind, id)
  )`.execute(db)
  await sql`create index search_changes_seq on search_changes (seq)`.execute(db)
  await sql`create table search_synonyms (
    id ${key} not null primary key,
    words text not null,
    created_at ${key} not null,
    updated_at ${key} not null
  )`.execute(db)
  for (const [index, words] of firstSynonyms.entries()) {
    const place = String(index).padStart(3, '0')
    const at = `2026-01-01T00:00:00.${place}Z`
    await sql`insert into search_synonyms (id, words, created_at, updated_at)
      values (${`first-${place}`}, ${JSON.stringify(words)}, ${at}, ${at})`.execute(db)
  }
  await sql`create table missed_searches (
    query ${key} not null primary key,
    times integer not null check (times > 0),
    last_at ${key} not null
  )`.execute(db)
  await sql`create index missed_searches_rarest on missed_searches (times, last_at)`.execute(db)
}
