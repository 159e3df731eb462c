import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/**
 * Files are a library: who sent each, what it shows in words, whether it stays while nothing shows it, and the words that it
 * is found by. What records showed before there were versions of them is told like that of versions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  for (const column of ['by_kind', 'by_id']) {
    await sql`alter table files add column ${sql.ref(column)} ${key}`.execute(db)
  }
  await sql`alter table files add column by_name text`.execute(db)
  for (const column of ['alt_ar', 'alt_en', 'searched']) {
    await sql`alter table files add column ${sql.ref(column)} text not null default ''`.execute(db)
  }
  for (const column of ['decorative', 'kept']) {
    await sql`alter table files add column ${sql.ref(column)} integer not null default 0`.execute(db)
  }
  await sql`update files set searched = lower(original_name || ' ' || name)`.execute(db)
  await sql`create index files_by_size on files (bytes, name)`.execute(db)
  await sql`create index files_by_original_name on files (lower(original_name), name)`.execute(db)
  await sql`create index files_without_words on files (kind, decorative)
    where kind = 'image' and decorative = 0 and (alt_ar = '' or alt_en = '')`.execute(db)
  for (const place of FIELDS) await tellFields(db, place)
  await tellTexts(db)
}

type Field = { kind: string; table: string; id: string; file: string }

const FIELDS: Field[] = [
  { kind: 'category', table: 'categories', id: 'id', file: 'image_file' },
  { kind: 'product', table: 'products', id: 'id', file: 'image_file' },
  { kind: 'product', table: 'products', id: 'id', file: 'pdf_ar_file' },
  { kind: 'product', table: 'products', id: 'id', file: 'pdf_en_file' },
  { kind: 'product', table: 'product_images', id: 'product_id', file: 'source_file' },
  { kind: 'post', table: 'posts', id: 'id', file: 'image_file' },
  { kind: 'post', table: 'post_media', id: 'post_id', file: 'source_file' },
]

/** Whether nothing tells yet which files the version on the site shows. */
const UNTOLD = sql`published_number is not null and deleted_at is null
  and not exists (select 1 from record_versions where record_key = records.key and number = published_number)`

async function tellFields(db: Kysely<unknown>, { kind, table, id, file }: Field): Promise<void> {
  const [shownId, shown] = [sql.ref(`shown.${id}`), sql.ref(`shown.${file}`)]
  await sql`insert into version_files (record_key, number, file)
    select distinct records.key, published_number, ${shown}
    from ${sql.table(table)} as shown join records on records.kind = ${sql.lit(kind)} and records.id = ${shownId}
    where ${shown} is not null and ${UNTOLD} and not exists (select 1 from version_files
      where record_key = records.key and number = published_number and file = ${shown})`.execute(db)
}

const NAMES = /(?<![0-9a-f])(?:[0-9a-f]{16}|[0-9a-f]{32})\.(?:jpg|png|webp|avif|pdf)/g

/** The pictures within the texts of articles. */
async function tellTexts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ key: string; number: number; text: string }>`
    select records.key, published_number as number, detail_ar || detail_en as text
    from posts join records on records.kind = 'post' and records.id = posts.id
    where ${UNTOLD} and detail_ar || detail_en like '%/api/uploads/%'`.execute(db)
  for (const { key, number, text } of rows) {
    for (const name of new Set(text.match(NAMES))) {
      await sql`insert into version_files (record_key, number, file)
        select ${key}, ${number}, name from files
        where name = ${name} and not exists (select 1 from version_files
          where record_key = ${key} and number = ${number} and file = ${name})`.execute(db)
    }
  }
}
