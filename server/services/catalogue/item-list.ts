import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { searchedWords, type CodeOwner, type ItemListQuery, type ItemRow } from '#domain/catalogue/item-list.ts'
import type { Locale } from '#domain/text/locale.ts'
import { unmemoizedEach, unmemoized, type Memoize, type MemoizeEach } from '#server/cache/memoized.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import {
  countItems,
  listBrandNames,
  listItemIds,
  listItems,
  listWithCode,
} from '#server/data/catalogue/item-list-store.ts'
import { itemIdsInOrder, type ItemFilter } from '#server/data/catalogue/item-page.ts'
import { findItems, type ListedItem } from '#server/data/catalogue/item-search-store.ts'
import { isWhole, saveListing, unlistedProducts } from '#server/data/catalogue/product-listing-store.ts'
import { findProduct } from '#server/data/catalogue/products-store.ts'

/** Products as staff look for them. */
export type ItemListService = {
  /** One page of what the query asks for, how many there are of it, and how many of those lack something. */
  page(query: ItemListQuery, locale: Locale): Promise<ItemListPage>
  /** The ids of what the query asks for, whatever its page; no more than `most` of them. */
  ids(query: ItemListQuery, most: number): Promise<string[]>
  /** The product behind one of them in the order of the list, and its place there, counted from 0; null behind the last. */
  behind(id: string, query: ItemListQuery, locale: Locale): Promise<{ id: string; place: number } | null>
  /** Brands by their English names, in order. */
  brands(): Promise<string[]>
  /** Other products of a code than the one of that id. */
  withCode(code: string, besides: string | null): Promise<CodeOwner[]>
  /** Makes what the list looks through for products that have none yet; answers for how many. */
  complete(): Promise<number>
}

type ItemListPage = { items: ItemRow[]; total: number; missing: number }

const AT_ONCE = 200
/** Filtered lists whose counts are cached: staff page through one list. */
const CACHED_LISTS = 40
/**
 * Products that a search looks at before others are served, and found ones that are named to the database one by one:
 * where more are found, it soon meets a page of them.
 */
const SEARCH = { atOnce: 1000, mostNamed: 1000 }

type ItemListDeps = { db: Db; memoize?: Memoize; memoizeEach?: MemoizeEach; limits?: typeof SEARCH }

/** `keep` and `keepEach` hold what is counted: pages of one list are opened one after the other. */
export function createItemList(deps: ItemListDeps): ItemListService {
  const { db, memoize = unmemoized, memoizeEach = unmemoizedEach, limits = SEARCH } = deps
  const narrowed = memoizeEach(CACHED_LISTS, (narrowing: string) =>
    narrow(db, JSON.parse(narrowing) as Narrowing, limits),
  )
  return {
    async page({ search, category, brand, state, missing, ...place }, locale) {
      const narrowing: Narrowing = { words: searchedWords(search), category, brand, state }
      const list = await narrowed(JSON.stringify(narrowing))
      const total = missing ? list.missing : list.total
      const filter = { category, brand, state, missing, found: list.found }
      return {
        items: total === 0 ? [] : await listItems(db, filter, { ...place, locale }),
        total,
        missing: list.missing,
      }
    },
    ids: (query, most) => idsOf(db, query, { most, atOnce: limits.atOnce }),
    behind: (id, query, locale) => behind(db, id, { ...query, locale }),
    brands: memoize(() => listBrandNames(db)),
    withCode: async (code, besides) => (code.trim() === '' ? [] : listWithCode(db, code.trim(), besides)),
    async complete() {
      let done = 0
      while (!(await isWhole(db))) {
        const some = await listSome(db)
        if (some === 0) break
        done += some
      }
      return done
    },
  }
}

type Narrowing = Pick<ItemListQuery, 'category' | 'brand' | 'state'> & { words: string[] }

/** How many products there are of a list, how many of those lack something, and what its search has found. */
type Narrowed = Pick<ItemListPage, 'total' | 'missing'> & { found: ItemFilter['found'] }

async function narrow(db: Db, narrowing: Narrowing, limits: typeof SEARCH): Promise<Narrowed> {
  const { words, ...filter } = narrowing
  if (words.length > 0) return look(db, narrowing, limits)
  const total = await countItems(db, { ...filter, found: null, missing: false })
  await yieldToEventLoop()
  const missing = await countItems(db, { ...filter, found: null, missing: true })
  return { total, missing, found: null }
}

async function look(db: Db, { words, ...filter }: Narrowing, limits: typeof SEARCH): Promise<Narrowed> {
  let total = 0
  let missing = 0
  const ids: string[] = []
  for await (const some of findItems(db, words, limits.atOnce)) {
    for (const item of some) {
      if (!fits(item, filter)) continue
      total += 1
      if (item.lacksSomething) missing += 1
      if (total <= limits.mostNamed) ids.push(item.id)
    }
    await yieldToEventLoop()
  }
  return { total, missing, found: total <= limits.mostNamed ? { ids } : { words, atOnce: limits.atOnce } }
}

async function idsOf(db: Db, query: ItemListQuery, { most, atOnce }: { most: number; atOnce: number }) {
  const { category, brand, state, missing } = query
  const words = searchedWords(query.search)
  if (words.length === 0) return listItemIds(db, { category, brand, state, missing, found: null }, most)
  const ids: string[] = []
  for await (const some of findItems(db, words, atOnce)) {
    const chosen = some.filter((item) => fits(item, query) && (item.lacksSomething || !missing))
    ids.push(...chosen.map(({ id }) => id))
    if (ids.length >= most) break
    await yieldToEventLoop()
  }
  return ids.slice(0, most)
}

async function behind(db: Db, id: string, { search, ...order }: ItemListQuery & { locale: Locale }) {
  const { category, brand, state, missing } = order
  const filter = { category, brand, state, missing, found: null, words: searchedWords(search) }
  let place = 0
  let isFound = false
  for await (const ids of itemIdsInOrder(db, filter, order)) {
    for (const one of ids) {
      if (isFound) return { id: one, place }
      isFound = one === id
      place += 1
    }
    await yieldToEventLoop()
  }
  return null
}

function fits(item: ListedItem, { category, brand, state }: Pick<Narrowing, 'category' | 'brand' | 'state'>): boolean {
  return (
    (category ?? item.categoryId) === item.categoryId &&
    (brand ?? item.brand) === item.brand &&
    (state ?? item.state) === item.state
  )
}

function listSome(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = await unlistedProducts(tx, AT_ONCE)
    for (const id of ids) {
      const product = await findProduct(tx, { id })
      if (product) await saveListing(tx, product)
    }
    return ids.length
  })
}
