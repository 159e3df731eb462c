import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { NO_LIMIT, type Page } from '#server/data/engine/codec.ts'
import type { Database } from '#server/data/engine/schema.ts'

export type ProductOrder = 'newest' | 'rating' | `name_${Locale}`

type Asked = {
  order: ProductOrder
  page: Page
  /** Which products; they are looked for beside no other table. */
  chosen: (where: ExpressionBuilder<Database, 'products'>) => Expression<SqlBool>
}

const NEWEST = 'products.created_at desc, products.id'

/** Migrations 0018 and 0058 have an index of exactly these words for each. */
const ORDERS: Record<ProductOrder, string> = {
  newest: NEWEST,
  rating: `products.rating desc, ${NEWEST}`,
  name_ar: `products.order_ar, ${NEWEST}`,
  name_en: `products.order_en, ${NEWEST}`,
}

/** Products with the names and place of their category beside them, for others to filter and order. */
export function withCategory(db: Db) {
  return db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(['categories.name_ar as category_name_ar', 'categories.name_en as category_name_en'])
    .select('categories.sort_id as category_sort_id')
}

/**
 * One page of the chosen products. Their ids are found by themselves: an index holds all that this needs, so the rows
 * of the pages before, and what stands beside them, are never read.
 */
export function productsInOrder(db: Db, { order, page: { limit, offset }, chosen }: Asked) {
  const inOrder = sql.raw(ORDERS[order])
  if (limit === undefined && offset === undefined) return withCategory(db).where(chosen).orderBy(inOrder)
  const ids = db
    .selectFrom('products')
    .where(chosen)
    .select('products.id')
    .orderBy(inOrder)
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
  return withCategory(db).where('products.id', 'in', ids).orderBy(inOrder)
}

/** A product's place among all of them, newest first. */
export type ProductPlace = { id: string; created_at: string }

/**
 * The next products behind one, newest first: those made at the same moment, and then the earlier ones. Looked for one
 * after the other, both are found at once; looked for together, neither is.
 */
export async function productsBehind<Row extends ProductPlace>(
  place: ProductPlace | null,
  limit: number,
  load: (page: { where: RawBuilder<boolean>; order: RawBuilder<unknown>; limit: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const newest = sql.raw(NEWEST)
  if (place === null) return load({ where: sql<boolean>`true`, order: newest, limit })
  const { id, created_at: at } = place
  const same = sql<boolean>`products.created_at = ${at} and products.id > ${id}`
  const rows = await load({ where: same, order: newest, limit })
  if (rows.length === limit) return rows
  const earlier = sql<boolean>`products.created_at < ${at}`
  return [...rows, ...(await load({ where: earlier, order: newest, limit: limit - rows.length }))]
}
