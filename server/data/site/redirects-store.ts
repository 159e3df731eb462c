import type { ExpressionBuilder } from 'kysely'
import { brandPath, categoryPath, postPath, productPath } from '#domain/site/paths.ts'
import type { RecordKind, RecordRef, Redirect, RedirectOrigin, RedirectTarget } from '#domain/records/redirect.ts'
import { contains, countRows, NO_LIMIT, type Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Database } from '#server/data/engine/schema.ts'

export type RedirectFilter = { search?: string; origin?: RedirectOrigin }

type TargetColumns = Record<'to_path' | 'category_id' | 'product_id' | 'post_id' | 'brand_id', string | null>

const COLUMN_OF = {
  categories: 'category_id',
  brands: 'brand_id',
  products: 'product_id',
  posts: 'post_id',
} as const satisfies Record<RecordKind, keyof TargetColumns>

export async function findRedirect(db: Db, froms: string[]): Promise<Redirect | null> {
  const rows = await redirects(db).where('from_path', 'in', froms).execute()
  const row = froms
    .map((from) => rows.find(({ from_path: path }) => path === from))
    .find((found) => found !== undefined)
  return row ? toRedirect(row) : null
}

/** The latest change first. */
export async function listRedirects(
  db: Db,
  { limit, offset, ...filter }: RedirectFilter & Page = {},
): Promise<Redirect[]> {
  const rows = await redirects(db)
    .where(matching(filter))
    .orderBy('redirects.updated_at', 'desc')
    .orderBy('from_path')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toRedirect)
}

export async function countRedirects(db: Db, filter: RedirectFilter = {}): Promise<number> {
  return countRows(db.selectFrom('redirects').where(matching(filter)))
}

export async function listRedirectsTo(db: Db, { kind, id }: RecordRef): Promise<{ from: string; origin: string }[]> {
  return db
    .selectFrom('redirects')
    .select(['from_path as from', 'origin'])
    .where(COLUMN_OF[kind], '=', id)
    .orderBy('from_path')
    .execute()
}

export type NewRedirect = { from: string; target: RedirectTarget; origin: RedirectOrigin; at: string }

/** Keeps a redirect; one from the same address gives way. */
export async function saveRedirect(db: Db, { from, target, origin, at }: NewRedirect): Promise<void> {
  const changes = { ...toColumns(target), origin, updated_at: at }
  await db
    .insertInto('redirects')
    .values({ from_path: from, created_at: at, ...changes })
    .onConflict((conflict) =>
      conflict
        .column('from_path')
        .doUpdateSet((column) => ({ ...changes, version: column('redirects.version', '+', 1) })),
    )
    .execute()
}

/** False when there is none. */
export async function deleteRedirect(db: Db, from: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('redirects').where('from_path', '=', from).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The addresses of two segments that end with this one and begin a redirect: a product may stand there. */
export async function listRedirectsOfProduct(db: Db, segment: string): Promise<string[]> {
  const rows = await db
    .selectFrom('redirects')
    .select('from_path')
    .where('from_path', 'like', `/%/${segment}`)
    .where('from_path', 'not like', '/%/%/%')
    .where('from_path', 'not like', '/blogs/%')
    .where('from_path', 'not like', '/categories/%')
    .where('from_path', 'not like', '/brands/%')
    .execute()
  return rows.map(({ from_path: from }) => from)
}

function toColumns(target: RedirectTarget): TargetColumns {
  const none: TargetColumns = { to_path: null, category_id: null, product_id: null, post_id: null, brand_id: null }
  if ('path' in target) return { ...none, to_path: target.path }
  return { ...none, [COLUMN_OF[target.record.kind]]: target.record.id }
}

/** Redirects with what the addresses of their records are made of. */
function redirects(db: Db) {
  return db
    .selectFrom('redirects')
    .leftJoin('products', 'products.id', 'redirects.product_id')
    .leftJoin('posts', 'posts.id', 'redirects.post_id')
    .leftJoin('brands', 'brands.id', 'redirects.brand_id')
    .selectAll('redirects')
    .select(['products.category_id as product_category', 'posts.slug as post_slug', 'brands.slug as brand_slug'])
}

type RedirectRow = Awaited<ReturnType<ReturnType<typeof redirects>['execute']>>[number]

function toRedirect(row: RedirectRow): Redirect {
  const { from_path: from, origin, version, updated_at: updatedAt } = row
  return { from, origin: origin as RedirectOrigin, version, updatedAt, ...toTarget(row) }
}

function toTarget(row: RedirectRow): Pick<Redirect, 'target' | 'to'> {
  if (row.category_id !== null) return record('categories', row.category_id, categoryPath(row.category_id))
  if (row.post_id !== null) return record('posts', row.post_id, postPath(row.post_slug ?? row.post_id))
  if (row.brand_id !== null) return record('brands', row.brand_id, brandPath(row.brand_slug ?? row.brand_id))
  if (row.product_id !== null) {
    const category = row.product_category === null ? null : { id: row.product_category }
    return record('products', row.product_id, productPath({ id: row.product_id, category }))
  }
  const path = row.to_path ?? '/'
  return { target: { path }, to: path }
}

function record(kind: RecordKind, id: string, to: string): Pick<Redirect, 'target' | 'to'> {
  return { target: { record: { kind, id } }, to }
}

/** Paths are stored in small letters. */
function matching({ search = '', origin }: RedirectFilter) {
  const text = search.trim().toLowerCase()
  return (where: ExpressionBuilder<Database, 'redirects'>) =>
    where.and([
      ...(text === '' ? [] : [where.or(SEARCHED.map((column) => contains(column, text)))]),
      ...(origin === undefined ? [] : [where('origin', '=', origin)]),
    ])
}

const SEARCHED = [
  'from_path',
  'to_path',
  'redirects.category_id',
  'redirects.product_id',
  'redirects.post_id',
  'redirects.brand_id',
]
