import { sql } from 'kysely'
import { toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { unlistedProducts } from '#server/data/catalogue/product-listing-store.ts'
import { countRowsOf, listTables } from '#server/data/engine/whole-database.ts'

/** Columns that hold JSON, with the column that names their row. */
const JSON_COLUMNS = [
  ['products', 'id', 'specs'],
  ['products', 'id', 'certifications'],
  ['products', 'id', 'gallery_videos'],
  ['products', 'id', 'joint_yield'],
  ['posts', 'id', 'tags_ar'],
  ['posts', 'id', 'tags_en'],
  ['brands', 'id', 'aliases'],
  ['brands', 'id', 'highlights'],
  ['brands', 'id', 'specialties'],
  ['brands', 'id', 'certifications'],
  ['settings', 'key', 'value'],
  ['seo_overrides', 'key', 'value'],
  ['search_synonyms', 'id', 'words'],
  ['content_records', 'id', 'body'],
  ['audit_log', 'id', 'detail'],
  ['job_runs', 'name', 'detail'],
] as const

/** Values that nobody could read any more. */
export async function unreadableValues(db: Db): Promise<string[]> {
  const problems: string[] = []
  for (const [table, key, column] of JSON_COLUMNS) {
    const { rows } = await sql<{ key: string; value: string | null }>`
      select ${sql.ref(key)} as key, ${sql.ref(column)} as value from ${sql.table(table)}
    `.execute(db)
    const broken = rows.filter(({ value }) => value !== null && !isJson(value))
    problems.push(...broken.map((row) => `${column} of ${row.key} in ${table} cannot be read.`))
  }
  return problems
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const MOST_LISTED = 20

/** Products that staff's list does not know. */
export function unlisted(db: Db): Promise<string[]> {
  return unlistedProducts(db, MOST_LISTED)
}

const SEARCHED = { products: 'product', categories: 'category', brands: 'brand', posts: 'post' } as const

/** Records of which the search was never told. */
export async function countUnsearched(db: Db): Promise<number> {
  let sum = 0
  for (const [table, kind] of Object.entries(SEARCHED)) {
    const { rows } = await sql<{ count: string | number }>`
      select count(*) as count from ${sql.table(table)} where not exists
        (select 1 from search_changes where kind = ${kind} and search_changes.id = ${sql.ref(`${table}.id`)})
    `.execute(db)
    sum += toCount(rows[0]?.count ?? 0)
  }
  return sum
}

export async function writtenUploads(db: Db, address: string): Promise<{ post: string; file: string }[]> {
  const rows = await db.selectFrom('posts').select(['id', 'detail_ar', 'detail_en']).execute()
  return rows.flatMap(({ id, detail_ar, detail_en }) =>
    `${detail_ar}${detail_en}`
      .split(address)
      .slice(1)
      .map((rest) => ({ post: id, file: /^[\w.-]*/.exec(rest)?.[0] ?? '' })),
  )
}

export async function countRows(db: Db): Promise<number> {
  const counts = await countRowsOf(db, await listTables(db))
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
