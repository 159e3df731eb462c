import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ExpressionBuilder } from 'kysely'
import type { CollectionQuery } from '#domain/catalogue/collection-query.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Variant } from '#domain/products/product.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { productsInOrder } from './product-orders.ts'
import { toVariant } from './product-rows.ts'
import type { Database } from '#server/data/engine/schema.ts'

/** Some of the columns of a product that it can be chosen by. */
const FACET_COLUMNS = ['id', 'category_id', 'brand_ar', 'brand_en', 'made_in_ar', 'made_in_en', 'facets'] as const

export type FacetRow = Pick<
  Database['products'],
  'category_id' | 'brand_ar' | 'brand_en' | 'made_in_ar' | 'made_in_en'
> & { id: string; facets: string }

/** The next products by their ids. */
export function listFacetRows(db: Db, after: string, limit: number): Promise<FacetRow[]> {
  return db.selectFrom('products').select(FACET_COLUMNS).where('id', '>', after).orderBy('id').limit(limit).execute()
}

export function findFacetRows(db: Db, ids: string[]): Promise<FacetRow[]> {
  return inChunks(ids, (chunk) => db.selectFrom('products').select(FACET_COLUMNS).where('id', 'in', chunk).execute())
}

const IDS_AT_ONCE = 500
/** So many are put into their order by themselves; more are found on the way through all products. */
const FEW = 2000

type Wanted = Pick<CollectionQuery, 'sort'> & {
  locale: Locale
  categories: readonly string[]
  brands: readonly string[]
  /** Of these alone. */
  among: ReadonlySet<string> | null
  offset: number
  limit: number
}

/** Some of the wanted products in their order. `locale` says whose names are sorted. */
export async function idsInOrder(db: Db, wanted: Wanted): Promise<string[]> {
  const { sort, locale, categories, brands, among, offset, limit } = wanted
  const order = sort === 'name' ? (`name_${locale}` as const) : sort
  const isFew = among !== null && among.size <= FEW
  const chosen = (where: ExpressionBuilder<Database, 'products'>) =>
    where.and([
      ...(isFew ? [where('products.id', 'in', [...among])] : []),
      ...(!isFew && categories.length > 0 ? [where('products.category_id', 'in', categories)] : []),
      ...(!isFew && brands.length > 0 ? [where('products.brand_en', 'in', brands)] : []),
    ])
  const read = async (page: { limit: number; offset: number }) => {
    const rows = await productsInOrder(db, { order, page, chosen }).select('products.id').execute()
    return rows.map(({ id }) => id)
  }
  if (among?.size === 0) return []
  const ids: string[] = []
  const isAll = among === null || isFew
  const end = isAll ? limit : offset + limit
  for (let at = isAll ? offset : 0; ids.length < end; at += IDS_AT_ONCE) {
    const some = await read({ limit: isAll ? Math.min(IDS_AT_ONCE, end - ids.length) : IDS_AT_ONCE, offset: at })
    ids.push(...(isAll ? some : some.filter((id) => among.has(id))))
    if (some.length < IDS_AT_ONCE) break
    await yieldToEventLoop()
  }
  return isAll ? ids : ids.slice(offset, end)
}

/** Packs of products by their places. */
export async function findPacks(db: Db, packs: ReadonlyMap<string, number>): Promise<Map<string, Variant>> {
  const rows = await inChunks([...packs.keys()], (chunk) =>
    db.selectFrom('product_variants').selectAll().where('product_id', 'in', chunk).execute(),
  )
  return new Map(
    rows
      .filter(({ product_id, position }) => packs.get(product_id) === position)
      .map((row) => [row.product_id, toVariant(row)]),
  )
}
