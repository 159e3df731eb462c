import { sql } from 'kysely'
import { orderKey, type CodeOwner, type ItemRow } from '#domain/catalogue/item-list.ts'
import { NO_COUNTS, publicationOf, type StateCounts } from '#domain/records/lists/list-state.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { thumbnailOf } from '#domain/site/picture.ts'
import { isProductGap } from '#domain/products/product-gaps.ts'
import { toCount, toPair, countRows } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { itemPage, type ItemPlace, isChosen, UNUSUAL, type ItemFilter, type NamedItems } from './item-page.ts'
import { loadPictures } from './pictures-store.ts'
import { toCategoryOf } from './product-rows.ts'
import type { ProductListingTable } from '#server/data/engine/schema.ts'
import { findRecords } from '#server/data/records/records-store.ts'

/** One page of the products that staff asked for, in their order. */
export async function listItems(db: Db, filter: ItemFilter, place: ItemPlace): Promise<ItemRow[]> {
  const listed = await itemPage(db, filter, place)
  if (listed.length === 0) return []
  const rows = await db
    .selectFrom('product_listing')
    .leftJoin('categories', 'categories.id', 'product_listing.category_id')
    .where(
      'product_listing.product_id',
      'in',
      listed.map((row) => row.product_id),
    )
    .select(['product_listing.product_id as id', 'product_listing.code', 'product_listing.state'])
    .select(['product_listing.name_ar', 'product_listing.name_en', 'product_listing.image'])
    // A draft may name a category that is gone.
    .select(['categories.id as category_id', 'categories.name_ar as category_name_ar'])
    .select(['categories.name_en as category_name_en', 'categories.sort_id as category_sort_id'])
    .execute()
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const [pictureOf, heads] = await Promise.all([
    loadPictures(
      db,
      rows.map(({ image }) => image),
    ),
    findRecords(db, 'product', [...rowOf.keys()]),
  ])
  return listed.flatMap(({ product_id, gaps }) => {
    const row = rowOf.get(product_id)
    if (!row) return []
    const picture = pictureOf(row.image)
    const publication = publicationOf(heads.get(row.id), row.state as ListedState)
    const image = picture && thumbnailOf(picture)
    return [{ ...toItem(row), image, gaps: gaps.split(',').filter(isProductGap), publication }]
  })
}

/** Nearly all products are simply on the site: those are what the others leave, which an index counts. */
export async function countItems(db: Db, filter: NamedItems): Promise<number> {
  if (filter.state !== 'published') return countChosen(db, filter)
  const all = { ...filter, state: null }
  return (await countChosen(db, all)) - (await countChosen(db, all, true))
}

async function countChosen(db: Db, filter: NamedItems, isUnusual = false): Promise<number> {
  return countRows(
    db
      .selectFrom('product_listing')
      .where(isChosen(filter))
      .$if(isUnusual, (some) => some.where(UNUSUAL)),
  )
}

/** So many of those that a filter leaves, in no order. */
export async function listItemIds(db: Db, filter: NamedItems, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_listing')
    .where(isChosen(filter))
    .select('product_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.product_id)
}

export async function countItemStates(db: Db): Promise<StateCounts> {
  const rows = await db
    .selectFrom('product_listing')
    .where(UNUSUAL)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<string | number>().as('count')])
    .execute()
  return { ...NO_COUNTS, ...Object.fromEntries(rows.map(({ state, count }) => [state, toCount(count)])) }
}

/** Some products of a code in whatever capitals, without the one that has the right to it. */
export async function listWithCode(db: Db, code: string, besides: string | null): Promise<CodeOwner[]> {
  const rows = await db
    .selectFrom('product_listing')
    .innerJoin('products', 'products.id', 'product_listing.product_id')
    .where('order_code', '=', orderKey(code))
    .where('products.id', '!=', besides ?? '')
    .select(['products.id', 'products.name_ar', 'products.name_en'])
    .orderBy('products.id')
    .limit(MOST_OWNERS)
    .execute()
  return rows.map((row) => ({ id: row.id, name: toPair(row.name_ar, row.name_en) }))
}

const MOST_OWNERS = 3

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

type Row = Parameters<typeof toCategoryOf>[0] &
  Pick<ProductListingTable, 'code' | 'name_ar' | 'name_en'> & { id: string }

function toItem({ id, code, ...row }: Row): Omit<ItemRow, 'image' | 'gaps' | 'publication'> {
  return { id, code, name: toPair(row.name_ar, row.name_en), category: toCategoryOf(row) }
}
