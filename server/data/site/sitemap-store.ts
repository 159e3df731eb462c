import { sql } from 'kysely'
import type { Db } from '#server/data/engine/database.ts'
import type { EntityTable } from '#server/data/catalogue/entities-store.ts'
import { NO_LIMIT } from '#server/data/engine/codec.ts'

export type SitemapRow = { id: string; slug: string; categoryId: string | null; updatedAt: string }

/** Records by id: those from the first one to before the other; null is the end of the table. */
export type SitemapRange = { from: string; to: string | null }

/** The next records of a part, by id, beginning with its first one or behind another. */
export async function listSitemapRows(
  db: Db,
  table: EntityTable,
  { from, to, after, limit }: SitemapRange & { after: string | null; limit: number },
): Promise<SitemapRow[]> {
  const category = table === 'products' ? sql<string | null>`category_id` : sql<string | null>`null`
  const rows = await db
    .selectFrom(table)
    .select(['id', 'slug', 'updated_at', category.as('category_id')])
    .where(after === null ? sql<boolean>`id >= ${from}` : sql<boolean>`id > ${after}`)
    .where(before(to))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, slug: row.slug, categoryId: row.category_id, updatedAt: row.updated_at }))
}

export async function idAt(db: Db, table: EntityTable, place: number): Promise<string | null> {
  const row = await db.selectFrom(table).select('id').orderBy('id').limit(1).offset(place).executeTakeFirst()
  return row?.id ?? null
}

export async function lastChangeIn(db: Db, table: EntityTable, { from, to }: SitemapRange): Promise<string | null> {
  // In their order, and so by the index that has both: SQLite would look through all changes for one of the part.
  const changes = db
    .selectFrom(table)
    .select('updated_at')
    .where('id', '>=', from)
    .where(before(to))
    .orderBy('id')
    .limit(NO_LIMIT)
  const row = await db
    .selectFrom(changes.as('changes'))
    .select(({ fn }) => fn.max('updated_at').as('changed_at'))
    .executeTakeFirst()
  return row?.changed_at ?? null
}

function before(id: string | null) {
  return id === null ? sql<boolean>`true` : sql<boolean>`id < ${id}`
}
