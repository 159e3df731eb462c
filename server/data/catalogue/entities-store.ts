import { sql, type Insertable } from 'kysely'
import type { Localized } from '#domain/text/locale.ts'
import { inChunks, toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { EntityColumns } from '#server/data/engine/schema.ts'
import { noteChanges, type ChangedKind } from '#server/data/search/search-changes-store.ts'
import { deleteListing } from './product-listing-store.ts'

/** The tables of what staff make: alike in id, slug, version, creation key and dates. */
export type EntityTable = 'categories' | 'brands' | 'products' | 'posts' | 'documents'

export type CheckedTable = Exclude<EntityTable, 'brands' | 'documents'>

/** What the search of the site finds. */
const CHANGED_KIND: Partial<Record<EntityTable, ChangedKind>> = {
  categories: 'category',
  brands: 'brand',
  products: 'product',
  posts: 'post',
}

/**
 * Behind every name that begins with another and a hyphen: what stands between the two is found by an index, where `like`
 * would read all.
 */
export const BEHIND_HYPHEN = '.'

/** The ids and slugs that `base`, `base-2`, `base-3` … may meet. */
export async function takenNames(
  db: Db,
  table: EntityTable,
  base: string,
): Promise<{ ids: Set<string>; slugs: Set<string> }> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'slug'])
    .where((build) =>
      build.or(
        (['id', 'slug'] as const).map((column) =>
          build.and([build(column, '>=', base), build(column, '<', `${base}${BEHIND_HYPHEN}`)]),
        ),
      ),
    )
    .execute()
  return { ids: new Set(rows.map(({ id }) => id)), slugs: new Set(rows.map(({ slug }) => slug)) }
}

export async function entityExists(db: Db, table: EntityTable, id: string): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** What these records of the site are called, by id. */
export async function entityNames(db: Db, table: EntityTable, ids: string[]): Promise<Map<string, Localized>> {
  const name = table === 'posts' || table === 'documents' ? 'title' : 'name'
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom(table)
      .where('id', 'in', chunk)
      .select(['id', sql<string>`${sql.ref(`${name}_ar`)}`.as('ar'), sql<string>`${sql.ref(`${name}_en`)}`.as('en')])
      .execute(),
  )
  return new Map(rows.map(({ id, ar, en }) => [id, { ar: ar || en || id, en: en || ar || id }]))
}

/** The record that an earlier request with the same key has made. */
export async function idOfCreationKey(db: Db, table: EntityTable, key: string): Promise<string | null> {
  const row = await db.selectFrom(table).select('id').where('creation_key', '=', key).executeTakeFirst()
  return row?.id ?? null
}

export async function idOfSlug(db: Db, table: EntityTable, slug: string): Promise<string | null> {
  const row = await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id ?? null
}

export async function slugOf(db: Db, table: EntityTable, id: string): Promise<string | null> {
  const row = await db.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirst()
  return row?.slug ?? null
}

export async function versionOf(db: Db, table: EntityTable, id: string): Promise<number | null> {
  const row = await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst()
  return row?.version ?? null
}

export async function categoryOf(db: Db, productId: string): Promise<string | null> {
  const row = await db.selectFrom('products').select('category_id').where('id', '=', productId).executeTakeFirst()
  return row?.category_id ?? null
}

type Row = Insertable<EntityColumns> & Record<string, unknown>
type Change = { slug?: string | undefined; updated_at: string; [column: string]: unknown }

export async function insertEntity(db: Db, table: EntityTable, row: Row): Promise<void> {
  await db.insertInto(table).values(row).execute()
  await noteSearch(db, table, row.id)
}

export async function updateEntity(db: Db, table: EntityTable, id: string, values: Change): Promise<void> {
  await db
    .updateTable(table)
    .set(values)
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await noteSearch(db, table, id)
}

/** Deletes a record with its parts; false when there is none. */
export async function deleteEntity(db: Db, table: EntityTable, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst()
  if (table === 'products') await deleteListing(db, id)
  await noteSearch(db, table, id)
  return numDeletedRows > 0n
}

async function noteSearch(db: Db, table: EntityTable, id: string): Promise<void> {
  const kind = CHANGED_KIND[table]
  if (kind) await noteChanges(db, kind, [id])
}

/** How many records a table has, and when one of them was last changed; null where there are none. */
export async function tableState(db: Db, table: EntityTable): Promise<{ count: number; changedAt: string | null }> {
  // Two queries: SQLite answers each of them at once, and goes through the whole table for both together.
  const counted = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  const latest = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('updated_at').as('changed_at'))
    .executeTakeFirst()
  return { count: toCount(counted.count), changedAt: latest?.changed_at ?? null }
}

/** The ids of products on the site that these ids and codes name, by what names them in small letters. */
export async function idsOfCodes(db: Db, codes: string[]): Promise<Map<string, string>> {
  const small = codes.map((code) => code.toLowerCase())
  const rows = await inChunks(small, (chunk) =>
    db
      .selectFrom('products')
      .select(['id', sql<string>`lower(code)`.as('code')])
      .where(({ eb, or }) => or([eb('id', 'in', chunk), eb(sql<string>`lower(code)`, 'in', chunk)]))
      .execute(),
  )
  return new Map([...rows.map(({ id, code }) => [code, id] as const), ...rows.map(({ id }) => [id, id] as const)])
}
