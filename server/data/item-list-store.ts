import { sql } from 'kysely'
import { ITEM_PAGE_SIZE, type ItemListQuery, type ItemRow, type ItemSort } from '../../domain/item-list.ts'
import type { Locale } from '../../domain/locale.ts'
import { thumbnailOf } from '../../domain/picture.ts'
import { isProductGap } from '../../domain/product-gaps.ts'
import { toCount, toPair } from './codec.ts'
import type { Db } from './database.ts'
import { isChosen, type ItemFilter } from './item-filter.ts'
import { itemsByCategory } from './items-by-category.ts'
import { loadPictures } from './pictures-store.ts'
import { withCategory } from './product-orders.ts'
import { toCategoryOf } from './product-rows.ts'

/** Where a page of the list stands, and in which order. `locale` says whose category names are sorted. */
export type ItemPlace = Pick<ItemListQuery, 'sort' | 'reversed' | 'page'> & { locale: Locale }

/** One page of the products that staff asked for, in their order. */
export async function listItems(db: Db, filter: ItemFilter, place: ItemPlace): Promise<ItemRow[]> {
  const listed = await pageOf(db, filter, place)
  if (listed.length === 0) return []
  const rows = await withCategory(db)
    .where(
      'products.id',
      'in',
      listed.map((row) => row.product_id),
    )
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
    if (!row) return []
    const picture = pictureOf(row.image)
    return [{ ...toItem(row), image: picture && thumbnailOf(picture), gaps: gaps.split(',').filter(isProductGap) }]
  })
}

export async function countItems(db: Db, filter: ItemFilter): Promise<number> {
  const { count } = await db
    .selectFrom('product_listing')
    .where(isChosen(filter))
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return toCount(count)
}

/** Every brand that a product names, by its English name: an index leads from each to the next. */
export async function listBrandNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    with recursive named (brand) as (
      select min(brand) from product_listing where brand > ''
      union all
      select (select min(brand) from product_listing where product_listing.brand > named.brand)
      from named where named.brand is not null
    ) select brand from named where brand is not null order by brand`.execute(db)
  return rows.map(({ brand }) => brand)
}

function pageOf(db: Db, filter: ItemFilter, { sort, ...place }: ItemPlace) {
  return sort === 'category'
    ? itemsByCategory(db, filter, place)
    : itemsInOrder(db, filter, { sort, ...place }).execute()
}

type Order = Exclude<ItemSort, 'category'>

/** The short rows of one page. Each order has an index, for all of them and for what they are narrowed to. */
export function itemsInOrder(db: Db, filter: ItemFilter, { sort, reversed, page }: ItemPlace & { sort: Order }) {
  const direction = reversed ? 'desc' : 'asc'
  const listing = db.selectFrom('product_listing').where(isChosen(filter))
  const ordered =
    sort === 'newest'
      ? listing.orderBy('created_at', reversed ? 'asc' : 'desc')
      : listing.orderBy(ORDER_COLUMNS[sort], direction)
  return ordered
    .orderBy('product_id', direction)
    .select(['product_id', 'gaps'])
    .limit(ITEM_PAGE_SIZE)
    .offset((page - 1) * ITEM_PAGE_SIZE)
}

const ORDER_COLUMNS = {
  'name-ar': 'order_ar',
  'name-en': 'order_en',
  code: 'order_code',
} as const satisfies Record<Exclude<Order, 'newest'>, string>

type Row = Parameters<typeof toCategoryOf>[0] & { id: string; code: string | null; name_ar: string; name_en: string }

function toItem(row: Row): Omit<ItemRow, 'image' | 'gaps'> {
  return { id: row.id, code: row.code, name: toPair(row.name_ar, row.name_en), category: toCategoryOf(row) }
}
