import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import { entityColumns, storedFile } from './columns.ts'

/** Posts of the blog with their pictures and videos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  await sql`create table posts (
    ${entityColumns(types)},
    title_ar text not null,
    title_en text not null,
    snippet_ar text not null default '',
    snippet_en text not null default '',
    detail_ar text not null default '',
    detail_en text not null default '',
    date ${types.key} not null check (date like '____-__-__'),
    author text not null,
    category text not null default '',
    tags_ar text not null default '[]',
    tags_en text not null default '[]',
    reading_minutes integer not null default 3 check (reading_minutes >= 0),
    comments_count integer not null default 0 check (comments_count >= 0),
    image ${types.key},
    ${storedFile('image', types)},
    image_alt_ar text not null default '',
    image_alt_en text not null default ''
  )`.execute(db)
  await sql`create index posts_newest on posts (date desc, id)`.execute(db)
  await sql`create index posts_image_file on posts (image_file)`.execute(db)

  await sql`create table post_media (
    post_id ${types.key} not null references posts (id) on delete cascade,
    kind ${types.key} not null check (kind in ('image', 'video')),
    position integer not null check (position >= 0),
    source ${types.key} not null check (source <> ''),
    ${storedFile('source', types, sql<boolean>`kind = 'image'`)},
    primary key (post_id, kind, position)
  )`.execute(db)
  await sql`create index post_media_source_file on post_media (source_file)`.execute(db)
}
