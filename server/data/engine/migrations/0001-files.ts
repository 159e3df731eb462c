import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Uploaded files and the smaller renditions of pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table files (
    name ${key} not null primary key check (name <> '' and substr(name, 1, 4) <> 'http'),
    sha256 ${key} not null check (length(sha256) = 64),
    kind text not null check (kind in ('image', 'pdf')),
    mime text not null,
    bytes integer not null check (bytes >= 0),
    width integer check (width > 0),
    height integer check (height > 0),
    color text,
    placeholder text,
    original_name text not null default '',
    renditions_state text not null default 'none' check (renditions_state in ('none', 'pending', 'ready', 'failed')),
    renditions_attempts integer not null default 0,
    created_at ${key} not null
  )`.execute(db)
  await sql`create index files_pending on files (created_at) where renditions_state = 'pending'`.execute(db)
  await sql`create index files_created_at on files (created_at)`.execute(db)

  await sql`create table file_renditions (
    file ${key} not null references files (name) on delete cascade,
    format ${key} not null check (format in ('avif', 'webp')),
    width integer not null check (width > 0),
    bytes integer not null check (bytes >= 0),
    primary key (file, format, width)
  )`.execute(db)
}
