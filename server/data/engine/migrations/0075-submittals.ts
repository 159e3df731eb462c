import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Submittal packs: what was asked for, how far they are, and where they lie until their time ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table submittals (
    id ${key} not null primary key,
    token_hash ${key} not null unique,
    creation_key ${key} not null unique,
    state ${key} not null check (state in ('waiting', 'making', 'ready', 'failed')),
    form text not null,
    progress text not null,
    file ${key} not null,
    created_at ${key} not null,
    ends_at ${key}
  )`.execute(db)
}
