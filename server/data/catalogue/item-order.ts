import type { ItemListQuery, ItemSort } from '#domain/catalogue/item-list.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { isChosen, type NamedItems } from './item-filter.ts'

/** The order of staff's list. `locale` says whose category names are sorted. */
export type ItemOrder = Pick<ItemListQuery, 'sort' | 'reversed'> & { locale: Locale }

export type ListedRow = { product_id: string; gaps: string }

/** The products that staff asked for, in lists that follow one another: an index has each of them in order. */
export async function listsInOrder(db: Db, filter: NamedItems, { sort, reversed, locale }: ItemOrder) {
  if (sort !== 'category') return [itemsInOrder(db, filter, { sort, reversed })]
  const newest = itemsInOrder(db, filter, { sort: 'newest', reversed })
  const categories = filter.category === null ? await categoriesInOrder(db, locale, reversed) : [filter.category]
  return categories.map((id) =>
    id === null ? newest.where('category_id', 'is', null) : newest.where('category_id', '=', id),
  )
}

type Order = { sort: Exclude<ItemSort, 'category'>; reversed: boolean }

/** Each order has an index, for all products and for what they are narrowed to. */
export function itemsInOrder(db: Db, filter: NamedItems, { sort, reversed }: Order) {
  const direction = reversed ? 'desc' : 'asc'
  const listing = db.selectFrom('product_listing').where(isChosen(filter)).select(['product_id', 'gaps'])
  const ordered =
    sort === 'newest'
      ? listing.orderBy('created_at', reversed ? 'asc' : 'desc')
      : listing.orderBy(ORDER_COLUMNS[sort], direction)
  return ordered.orderBy('product_id', direction)
}

const ORDER_COLUMNS = {
  'name-ar': 'order_ar',
  'name-en': 'order_en',
  code: 'order_code',
} as const satisfies Record<Exclude<Order['sort'], 'newest'>, string>

/** Products without a category come first. */
async function categoriesInOrder(db: Db, locale: Locale, reversed: boolean): Promise<(string | null)[]> {
  const { compare } = new Intl.Collator(locale)
  const all = await db
    .selectFrom('categories')
    .select(['id', `name_${locale} as name`])
    .orderBy('id')
    .execute()
  const rows = all.toSorted((one, other) => compare(one.name, other.name))
  const ids = [null, ...rows.map(({ id }) => id)]
  return reversed ? ids.toReversed() : ids
}
