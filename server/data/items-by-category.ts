import { ITEM_PAGE_SIZE, type ItemListQuery } from '../../domain/item-list.ts'
import type { Locale } from '../../domain/locale.ts'
import { toCount } from './codec.ts'
import type { Db } from './database.ts'
import { isChosen, type ItemFilter } from './item-filter.ts'

type Place = Pick<ItemListQuery, 'reversed' | 'page'> & { locale: Locale }

/**
 * One page of staff's list by the names of categories: products without one come first, and in each the newest. The
 * categories are few, and an index has the products of each in order.
 */
export async function itemsByCategory(db: Db, filter: ItemFilter, { reversed, page, locale }: Place) {
  let skip = (page - 1) * ITEM_PAGE_SIZE
  const countOf = skip > 0 ? await countByCategory(db, filter) : null
  const listed: { product_id: string; gaps: string }[] = []
  const categories = filter.category === null ? await categoriesInOrder(db, locale, reversed) : [filter.category]
  for (const category of categories) {
    const count = countOf && (countOf.get(category) ?? 0)
    if (count !== null && skip >= count) skip -= count
    else {
      const limit = ITEM_PAGE_SIZE - listed.length
      listed.push(...(await itemsOf(db, category, filter, reversed).limit(limit).offset(skip).execute()))
      skip = 0
    }
    if (listed.length === ITEM_PAGE_SIZE) break
  }
  return listed
}

async function categoriesInOrder(db: Db, locale: Locale, reversed: boolean): Promise<(string | null)[]> {
  const rows = await db.selectFrom('categories').select('id').orderBy(`name_${locale}`).orderBy('id').execute()
  const ids = [null, ...rows.map(({ id }) => id)]
  return reversed ? ids.toReversed() : ids
}

async function countByCategory(db: Db, filter: ItemFilter): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom('product_listing')
    .where(isChosen(filter))
    .groupBy('category_id')
    .select(({ fn }) => ['category_id', fn.countAll<string | number>().as('count')])
    .execute()
  return new Map(rows.map(({ category_id, count }) => [category_id, toCount(count)]))
}

function itemsOf(db: Db, category: string | null, filter: ItemFilter, reversed: boolean) {
  const listing = db.selectFrom('product_listing').where(isChosen(filter)).select(['product_id', 'gaps'])
  const ofCategory =
    category === null ? listing.where('category_id', 'is', null) : listing.where('category_id', '=', category)
  return ofCategory.orderBy('created_at', reversed ? 'asc' : 'desc').orderBy('product_id', reversed ? 'desc' : 'asc')
}
