import type { ExpressionBuilder } from 'kysely'
import { ITEM_PAGE_SIZE, searchWords, type ItemListQuery, type ItemRow, type ItemSort } from '../../domain/item-list.ts'
import type { Locale } from '../../domain/locale.ts'
import { isProductGap } from '../../domain/product-gaps.ts'
import { inChunks } from './chunks.ts'
import { toCount, toPair } from './codec.ts'
import { contains } from './contains.ts'
import type { Db } from './database.ts'
import { loadPictures } from './pictures-store.ts'
import { withCategory } from './product-orders.ts'
import { toCategoryOf } from './product-rows.ts'
import type { Database } from './schema.ts'

type Filter = Omit<ItemListQuery, 'sort' | 'reversed' | 'page'>

/** One page of the products that staff asked for, in their order. `locale` says whose category names are sorted. */
export async function listItems(db: Db, query: ItemListQuery, locale: Locale): Promise<ItemRow[]> {
  const listed = await listPage(db, query, locale)
  if (listed.length === 0) return []
  const ids = listed.map((row) => row.product_id)
  const rows = await withCategory(db)
    .where('products.id', 'in', ids)
    .select(['products.id', 'products.code', 'products.name_ar', 'products.name_en'])
    .select(['products.category_id', 'products.image'])
    .execute()
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const pictureOf = await loadPictures(
    db,
    rows.map(({ image }) => image),
  )
  return listed.flatMap(({ product_id, gaps }) => {
    const row = rowOf.get(product_id)
    return row ? [{ ...toItem(row), image: pictureOf(row.image), gaps: gaps.split(',').filter(isProductGap) }] : []
  })
}

export async function countItems(db: Db, filter: Filter): Promise<number> {
  const { count } = await db
    .selectFrom('product_listing')
    .where(chosen(filter))
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return toCount(count)
}

/** Every brand that a product names, by its English name. */
export async function listBrandNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('product_listing')
    .where('brand', '!=', '')
    .select('brand')
    .distinct()
    .orderBy('brand')
    .execute()
  return rows.map(({ brand }) => brand)
}

/** The short rows of one page. Products themselves are met only where their category decides the order. */
async function listPage(db: Db, query: ItemListQuery, locale: Locale) {
  if (query.sort === 'category') return listByCategory(db, query, locale)
  const direction = query.reversed ? 'desc' : 'asc'
  const listing = db.selectFrom('product_listing').where(chosen(query))
  const ordered =
    query.sort === 'newest'
      ? listing.orderBy('created_at', query.reversed ? 'asc' : 'desc')
      : listing.orderBy(ORDER_COLUMNS[query.sort], direction)
  return ordered
    .orderBy('product_id', direction)
    .select(['product_id', 'gaps'])
    .limit(ITEM_PAGE_SIZE)
    .offset((query.page - 1) * ITEM_PAGE_SIZE)
    .execute()
}

/** An index knows the categories of all products; their short rows are read for one page, or to narrow the list. */
async function listByCategory(db: Db, query: ItemListQuery, locale: Locale) {
  const { search, category, brand, missing } = query
  const direction = query.reversed ? 'desc' : 'asc'
  const wanted = db.selectFrom('product_listing').where(chosen(query)).select('product_id')
  const page = await db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .$if(missing || search !== '' || (category ?? brand) !== null, (all) => all.where('products.id', 'in', wanted))
    .orderBy(`categories.name_${locale}`, direction)
    .orderBy('products.id', direction)
    .select('products.id')
    .limit(ITEM_PAGE_SIZE)
    .offset((query.page - 1) * ITEM_PAGE_SIZE)
    .execute()
  const ids = page.map(({ id }) => id)
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('product_listing').where('product_id', 'in', chunk).select(['product_id', 'gaps']).execute(),
  )
  return rows.toSorted((a, b) => ids.indexOf(a.product_id) - ids.indexOf(b.product_id))
}

const ORDER_COLUMNS = {
  'name-ar': 'order_ar',
  'name-en': 'order_en',
  code: 'order_code',
} as const satisfies Record<Exclude<ItemSort, 'newest' | 'category'>, string>

function chosen({ search, category, brand, missing }: Filter) {
  return (where: ExpressionBuilder<Database, 'product_listing'>) =>
    where.and([
      ...searchWords(search).map((word) => contains('product_listing.searched', word)),
      ...(category === null ? [] : [where('product_id', 'in', idsOfCategory(where, category))]),
      ...(brand === null ? [] : [where('brand', '=', brand)]),
      ...(missing ? [where('gaps', '!=', '')] : []),
    ])
}

function idsOfCategory({ selectFrom }: ExpressionBuilder<Database, 'product_listing'>, category: string) {
  return selectFrom('products').select('products.id').where('products.category_id', '=', category)
}

type Row = Parameters<typeof toCategoryOf>[0] & { id: string; code: string | null; name_ar: string; name_en: string }

function toItem(row: Row): Omit<ItemRow, 'image' | 'gaps'> {
  return { id: row.id, code: row.code, name: toPair(row.name_ar, row.name_en), category: toCategoryOf(row) }
}
