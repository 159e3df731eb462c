import { sql, type Selectable } from 'kysely'
import type { SeoSubject } from '#domain/records/seo-lookup.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { fromWrittenOverride, toWrittenOverride, type WrittenOverride } from '#domain/records/seo-record.ts'
import { slugify } from '#domain/records/slug.ts'
import { inChunks, fromJson, toJson, countRows, NO_LIMIT, type Page, contains } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { SeoOverridesTable } from '#server/data/engine/schema.ts'
import { noteChanges } from '#server/data/search/search-changes-store.ts'

/** An override with what its editor needs beside it. `version` counts its changes. */
export type StoredOverride = { key: string; override: SeoOverride; version: number; updatedAt: string }

/** Keeps overrides by their key: a product's id or slug, or words of either or of a name. */
export async function saveSeoOverrides(
  db: Db,
  overrides: Record<string, SeoOverride>,
  updatedAt: string,
): Promise<void> {
  const rows = Object.entries(overrides).map(([key, override]) => ({
    key,
    words: slugify(key),
    url_slug: slugify(override.urlSlug),
    value: toJson(toWrittenOverride(override)),
    updated_at: updatedAt,
  }))
  if (rows.length === 0) return
  await db
    .insertInto('seo_overrides')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((column) => ({
          words: column.ref('excluded.words'),
          url_slug: column.ref('excluded.url_slug'),
          value: column.ref('excluded.value'),
          updated_at: column.ref('excluded.updated_at'),
          version: column('seo_overrides.version', '+', 1),
        })),
    )
    .execute()
  await noteProducts(db, Object.keys(overrides))
}

/** The search reads what is said of a product that goes by such a key. */
async function noteProducts(db: Db, keys: string[]): Promise<void> {
  const rows = await inChunks(keys, (chunk) =>
    db
      .selectFrom('products')
      .select('id')
      .where(({ or, eb }) => or([eb('id', 'in', chunk), eb('slug', 'in', chunk)]))
      .execute(),
  )
  await noteChanges(
    db,
    'product',
    rows.map(({ id }) => id),
  )
}

/** Overrides whose key consists of one of these groups of words; however many overrides there are, few are read. */
export async function findSeoOverridesByWords(db: Db, words: string[]): Promise<Map<string, SeoOverride>> {
  const rows = await inChunks(words, (chunk) =>
    db.selectFrom('seo_overrides').select(['key', 'value']).where('words', 'in', chunk).execute(),
  )
  return new Map(rows.map(({ key, value }) => [key, fromStored(value)]))
}

/** The keys of the overrides that call their product by this name. */
export async function findSeoKeysByUrlSlug(db: Db, urlSlug: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seo_overrides')
    .select('key')
    .where('url_slug', '=', urlSlug)
    .orderBy('key')
    .execute()
  return rows.map(({ key }) => key)
}

export async function findSeoOverride(db: Db, key: string): Promise<StoredOverride | null> {
  const row = await db.selectFrom('seo_overrides').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row) return null
  return toStored(row)
}

/** `search` is a part of the key or of a title. */
export type SeoFilter = { search?: string }

/** By key. */
export async function listSeoOverrides(
  db: Db,
  { search = '', limit, offset }: SeoFilter & Page = {},
): Promise<StoredOverride[]> {
  const rows = await matching(db, search)
    .selectAll()
    .orderBy('key')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toStored)
}

export async function countSeoOverrides(db: Db, { search = '' }: SeoFilter = {}): Promise<number> {
  return countRows(matching(db, search))
}

/** Products whose id, slug or names hold all of these words somewhere, by id. */
export async function findProductsNaming(db: Db, words: string[], limit: number): Promise<SeoSubject[]> {
  const named = sql<string>`lower(id || ' ' || slug || ' ' || name_en || ' ' || name_ar)`
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name_ar', 'name_en'])
    .where((build) => build.and(words.map((word) => contains(named, word))))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, slug, name_ar: ar, name_en: en }) => ({ id, slug, name: { ar, en } }))
}

/** False when there is none. */
export async function deleteSeoOverride(db: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('seo_overrides').where('key', '=', key).executeTakeFirst()
  await noteProducts(db, [key])
  return numDeletedRows > 0n
}

function toStored(row: Selectable<SeoOverridesTable>): StoredOverride {
  return { key: row.key, override: fromStored(row.value), version: row.version, updatedAt: row.updated_at }
}

function fromStored(value: string): SeoOverride {
  return fromWrittenOverride(fromJson<WrittenOverride>(value))
}

function matching(db: Db, search: string) {
  const query = db.selectFrom('seo_overrides')
  const text = search.trim().toLowerCase()
  if (text === '') return query
  const lowered = (column: string) => sql<string>`lower(${sql.ref(column)})`
  return query.where(({ or }) => or([contains(lowered('key'), text), contains(lowered('value'), text)]))
}
