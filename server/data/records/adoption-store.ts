import { sql, type RawBuilder } from 'kysely'
import type { RecordKindName } from '#domain/kinds.ts'
import type { RecordOrigin } from '#domain/records/record-state.ts'
import type { Db } from '#server/data/engine/database.ts'
import { columnTypes } from '#server/data/engine/dialect.ts'

/** Where the names and the beginning of each stand. */
const WRITTEN = [
  { kind: 'category', table: 'categories', id: 'id', ar: 'name_ar', en: 'name_en', made: 'created_at' },
  { kind: 'brand', table: 'brands', id: 'id', ar: 'name_ar', en: 'name_en', made: 'created_at' },
  { kind: 'product', table: 'products', id: 'id', ar: 'name_ar', en: 'name_en', made: 'created_at' },
  { kind: 'post', table: 'posts', id: 'id', ar: 'title_ar', en: 'title_en', made: 'created_at' },
  { kind: 'seo', table: 'seo_overrides', id: 'key', ar: 'key', en: 'key', made: 'updated_at' },
]

/**
 * Gives what was written to the tables of the site past the services that keep versions its row in `records`, as the
 * first migration of records did; its content is stored as a version before its first change.
 */
export async function adoptRecords(db: Db, origin: RecordOrigin): Promise<void> {
  await adoptRows(db, origin)
  for (const place of FILE_COLUMNS) await adoptFiles(db, place, (shown) => sql`files.name = ${shown}`)
  for (const place of FILE_TEXTS) await adoptFiles(db, place, (text) => sql`${text} like '%' || files.name || '%'`)
}

type FilePlace = { kind: RecordKindName; table: string; id: string; column: string }

/** Where the tables of the site name files: what is written past the versions is told like what they show. */
const FILE_COLUMNS: FilePlace[] = [
  { kind: 'category', table: 'categories', id: 'id', column: 'image_file' },
  { kind: 'product', table: 'products', id: 'id', column: 'image_file' },
  { kind: 'product', table: 'products', id: 'id', column: 'pdf_ar_file' },
  { kind: 'product', table: 'products', id: 'id', column: 'pdf_en_file' },
  { kind: 'product', table: 'product_images', id: 'product_id', column: 'source_file' },
  { kind: 'post', table: 'posts', id: 'id', column: 'image_file' },
  { kind: 'post', table: 'post_media', id: 'post_id', column: 'source_file' },
]
const FILE_TEXTS: FilePlace[] = [
  { kind: 'post', table: 'posts', id: 'id', column: 'detail_ar' },
  { kind: 'post', table: 'posts', id: 'id', column: 'detail_en' },
]

async function adoptFiles(
  db: Db,
  { kind, table, id, column }: FilePlace,
  names: (column: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  await sql`insert into version_files (record_key, number, file)
    select distinct records.key, published_number, files.name
    from ${sql.table(table)} as shown
      join records on records.kind = ${kind} and records.id = ${sql.ref(`shown.${id}`)}
      join files on ${names(sql.ref(`shown.${column}`))}
    where published_number is not null and deleted_at is null
      and not exists (select 1 from record_versions where record_key = records.key and number = published_number)
      and not exists (select 1 from version_files
        where record_key = records.key and number = published_number and file = files.name)`.execute(db)
}

async function adoptRows(db: Db, origin: RecordOrigin): Promise<void> {
  const { unique } = columnTypes(db)
  for (const { kind, table, id, ar, en, made } of WRITTEN) {
    const own = (column: string) => sql.ref(`shown.${column}`)
    await sql`insert into records (key, kind, id, state, name_ar, name_en, number, published_number, origin,
        created_at, updated_at)
      select ${unique}, ${kind}, ${own(id)}, 'published', ${own(ar)}, ${own(en)}, version, version, ${origin},
        ${own(made)}, updated_at
      from ${sql.table(table)} as shown
      where not exists (select 1 from records as known
        where known.kind = ${kind} and known.id = ${own(id)} and known.deleted_at is null)`.execute(db)
  }
}
