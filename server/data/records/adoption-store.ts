import { sql } from 'kysely'
import type { RecordOrigin } from '../../../domain/records/record-state.ts'
import type { Db } from '../engine/database.ts'
import { columnTypes } from '../engine/dialect.ts'

/** Where the names and the beginning of each stand. */
const WRITTEN = [
  { kind: 'category', table: 'categories', id: 'id', ar: 'name_ar', en: 'name_en', made: 'created_at' },
  { kind: 'product', table: 'products', id: 'id', ar: 'name_ar', en: 'name_en', made: 'created_at' },
  { kind: 'post', table: 'posts', id: 'id', ar: 'title_ar', en: 'title_en', made: 'created_at' },
  { kind: 'seo', table: 'seo_overrides', id: 'key', ar: 'key', en: 'key', made: 'updated_at' },
]

/**
 * Gives what was written to the tables of the site past the services that keep versions its row in `records`, as the
 * first migration of records did; its content is kept as a version before its first change.
 */
export async function adoptRecords(db: Db, origin: RecordOrigin): Promise<void> {
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
