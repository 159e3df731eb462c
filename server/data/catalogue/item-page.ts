import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import { ITEM_PAGE_SIZE, type ItemListQuery, type ItemSort } from '#domain/catalogue/item-list.ts'
import { contains, countRows } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Database } from '#server/data/engine/schema.ts'

const ORDER_COLUMNS = { 'name-ar': 'order_ar', 'name-en': 'order_en', code: 'order_code' } as const satisfies Record<
  Exclude<Order['sort'], 'newest'>,
  string
>

/** Where a page of staff's list stands, and in which order; pages are counted from 1. */
export type ItemPlace = ItemOrder & { page: number }

export async function itemPage(db: Db, filter: ItemFilter, { page, ...order }: ItemPlace): Promise<ListedRow[]> {
  const skip = (page - 1) * ITEM_PAGE_SIZE
  const { found } = filter
  return found && 'words' in found
    ? pageThatHolds(db, found, await listsInOrder(db, { ...filter, found: null }, order), skip)
    : pageOf(await listsInOrder(db, { ...filter, found }, order), skip)
}

/** The ids of all that a filter leaves, in order, so many at once. */
export async function* itemIdsInOrder(
  db: Db,
  { words, ...filter }: NamedItems & { words: string[] },
  order: ItemOrder,
): AsyncGenerator<string[]> {
  for (const list of await listsInOrder(db, filter, order)) {
    for (let offset = 0, isMore = true; isMore; offset += IDS_AT_ONCE) {
      const rows = await list.limit(IDS_AT_ONCE).offset(offset).execute()
      const found = words.length === 0 ? rows : await thoseThatHold(db, rows, words)
      yield found.map((row) => row.product_id)
      isMore = rows.length === IDS_AT_ONCE
    }
  }
}

const IDS_AT_ONCE = 500

type Lists = Awaited<ReturnType<typeof listsInOrder>>

async function pageOf(lists: Lists, skip: number): Promise<ListedRow[]> {
  const page: ListedRow[] = []
  for (const list of lists) {
    const rows = await list
      .limit(ITEM_PAGE_SIZE - page.length)
      .offset(skip)
      .execute()
    page.push(...rows)
    if (page.length === ITEM_PAGE_SIZE || list === lists.at(-1)) break
    skip = rows.length > 0 || skip === 0 ? 0 : skip - (await lengthOf(list))
  }
  return page
}

async function lengthOf(list: Lists[number]): Promise<number> {
  const rows = list.clearSelect().clearOrderBy()
  return countRows(rows)
}

/** No index has parts of words: the rows of the lists are looked through, so many at once, until the page is full. */
async function pageThatHolds(
  db: Db,
  { words, atOnce }: SearchedItems,
  lists: Lists,
  skip: number,
): Promise<ListedRow[]> {
  const page: ListedRow[] = []
  for (const list of lists) {
    for (let offset = 0, isMore = true; isMore; offset += atOnce) {
      const rows = await list.limit(atOnce).offset(offset).execute()
      const holding = await thoseThatHold(db, rows, words)
      page.push(...holding.slice(skip, skip + ITEM_PAGE_SIZE - page.length))
      if (page.length === ITEM_PAGE_SIZE) return page
      skip = Math.max(0, skip - holding.length)
      isMore = rows.length === atOnce
    }
  }
  return page
}

async function thoseThatHold(db: Db, rows: ListedRow[], words: string[]): Promise<ListedRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.product_id)
  const found = await db
    .selectFrom('product_listing')
    .where('product_id', 'in', ids)
    .where((where) => where.and(words.map((word) => contains('searched', word))))
    .select('product_id')
    .execute()
  const holding = new Set(found.map((row) => row.product_id))
  return rows.filter((row) => holding.has(row.product_id))
}

/** The order of staff's list. `locale` says whose category names are sorted. */
type ItemOrder = Pick<ItemListQuery, 'sort' | 'reversed'> & { locale: Locale }

type ListedRow = { product_id: string; gaps: string }

/** The products that staff asked for, in lists that follow one another: an index has each of them in order. */
async function listsInOrder(db: Db, filter: NamedItems, { sort, reversed, locale }: ItemOrder) {
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

type Narrowing = Pick<ItemListQuery, 'category' | 'brand' | 'state' | 'missing'>

/** What staff's list is narrowed to; `found` are those that a search has found, null where none was made. */
export type ItemFilter = Narrowing & { found: NamedItems['found'] | SearchedItems }

export type NamedItems = Narrowing & { found: { ids: string[] } | null }

/** Too many to be named: those that hold the words, looked for in so many at once. */
type SearchedItems = { words: string[]; atOnce: number }

/** Whatever is not simply on the site, in the words of its index. */
export const UNUSUAL = sql<SqlBool>`state <> 'published'`

export function isChosen({ found, category, brand, state, missing }: NamedItems) {
  return (where: ExpressionBuilder<Database, 'product_listing'>) =>
    where.and([
      ...(found ? [where('product_id', 'in', found.ids)] : []),
      ...(category === null ? [] : [where('category_id', '=', category)]),
      ...(brand === null ? [] : [where('brand', '=', brand)]),
      ...(state === null ? [] : [where('state', '=', state)]),
      // In the words of the indexes.
      ...(state === null || state === 'published' ? [] : [UNUSUAL]),
      ...(missing ? [sql<SqlBool>`gaps <> ''`] : []),
    ])
}
