import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { searchedWords } from '#domain/catalogue/item-list.ts'
import type { PackLimits, PricedPack, PriceRanges } from '#domain/prices/pack-price.ts'
import {
  type PriceChange,
  type RefusedPrice,
  PRICE_PAGE_SIZE,
  type PriceListQuery,
} from '#domain/prices/prices-form.ts'
import { namedPack, packLabel, wholeBox } from '#domain/products/pack-label.ts'
import { stockKey } from '#domain/products/stock.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import type { KnownPack } from '#domain/quotes/line-form.ts'
import { failure, type Outcome } from '#domain/records/errors.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { inTransactionIf, type Db } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { listStockCodes } from '#server/data/catalogue/products-store.ts'
import { findItems } from '#server/data/catalogue/item-search-store.ts'
import { findPackLimits, findPackPrices } from '#server/data/prices/pack-prices-store.ts'
import {
  countPricedPacks,
  findPacksOfCodes,
  listCodesFrom,
  listPricedPacks,
  type FoundPacks,
} from '#server/data/prices/price-list-store.ts'
import { findCalled } from '#server/data/quotes/listed-products-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { newWriteContext } from '#server/records/write.ts'
import { evaluatePrices, writeLimits, writePrices } from './price-editing.ts'

/** `actId` is null where no price became another one; `refused` are those that were left out. */
export type PricesSaved = { actId: string | null; saved: number; refused: RefusedPrice[] }

export type PriceListService = {
  page(query: PriceListQuery): Promise<{ packs: PricedPack[]; total: number }>
  /** All of a list, in portions. */
  portions(
    query: Pick<PriceListQuery, 'search' | 'unpriced'>,
  ): Promise<{ total: number; portions: AsyncIterable<PricedPack[]>; page(place: Place): Promise<PricedPack[]> }>
  /** Saves prices as one act: all of them or, unless what is wrong is to be left out, none. */
  save(
    changes: readonly PriceChange[],
    by: ChangeMaker,
    how?: { leavesWrong?: boolean },
  ): Promise<Outcome<PricesSaved, RefusedPrice[]>>
  /** Halalas by folded stock code, of those that have a price. */
  pricesOf(stockCodes: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The lowest and the highest price of the packs of products on the site, by id, of those that have one. */
  ofProducts(ids: readonly string[]): Promise<PriceRanges>
  /** What owners say of packs, by folded stock code: for whoever may see it, and for what is checked. */
  limitsOf(stockCodes: readonly string[]): Promise<ReadonlyMap<string, PackLimits>>
  /** What lines of a quotation take from catalogue and price list, by stock code. */
  packsOf(stockCodes: readonly string[]): Promise<(stockCode: string) => KnownPack | null>
}

type Place = { limit: number; offset: number }

type Deps = { db: Db; clock: Clock; memoizeEach?: MemoizeEach }

/** Lists whose counts, and what their searches have found, are cached: staff page through one list. */
const CACHED_LISTS = 40
const AT_ONCE = 1000
/** Found ones that are named to the database; where more are found, it soon meets a page of them. */
const MOST_NAMED = 5000

type Asked = Pick<PriceListQuery, 'search' | 'unpriced'>

export function createPriceList({ db, clock, memoizeEach = unmemoizedEach }: Deps): PriceListService {
  const foundBy = memoizeEach(CACHED_LISTS, (search: string) => look(db, search))
  const counted = memoizeEach(CACHED_LISTS, async (asked: string) => {
    const { search, unpriced } = JSON.parse(asked) as Asked
    const found = await foundBy(search)
    return isNothing(found) ? 0 : countPricedPacks(db, { found, unpriced })
  })
  async function listOf({ search, unpriced }: Asked) {
    const total = await counted(JSON.stringify({ search, unpriced }))
    const found = await foundBy(search)
    const page = async (place: Place) => (total === 0 ? [] : listPricedPacks(db, { found, unpriced }, place))
    return { total, page }
  }
  return {
    async page({ page: number, ...asked }) {
      const { total, page } = await listOf(asked)
      return { packs: await page({ limit: PRICE_PAGE_SIZE, offset: (number - 1) * PRICE_PAGE_SIZE }), total }
    },
    async portions(asked) {
      const { total, page } = await listOf(asked)
      return { total, page, portions: inPortions(page) }
    },
    save: (changes, by, { leavesWrong = false } = {}) =>
      inTransactionIf(
        db,
        async (tx): Promise<Outcome<PricesSaved, RefusedPrice[]>> => {
          await authorize(tx, by, 'prices')
          await takeLock(tx, 'prices')
          const { wanted, limits, refused } = await evaluatePrices(tx, changes)
          if (refused.length > 0 && !leavesWrong) return failure(refused)
          const context = newWriteContext(by, clock())
          await writePrices(tx, wanted, context)
          await writeLimits(tx, limits, by, clock())
          return { ok: true, value: { actId: wanted.length > 0 ? context.actId : null, saved: wanted.length, refused } }
        },
        ({ ok }) => ok,
      ),
    async pricesOf(stockCodes) {
      const prices = await findPackPrices(db, keysOf(stockCodes))
      return new Map([...prices.values()].flatMap(({ code, halalas }) => (halalas === null ? [] : [[code, halalas]])))
    },
    ofProducts: (ids) => rangesOf(db, ids),
    limitsOf: (stockCodes) => findPackLimits(db, keysOf(stockCodes)),
    async packsOf(stockCodes) {
      const packs = await findPacksOfCodes(db, keysOf(stockCodes))
      const byCode = new Map(packs.toReversed().map((pack) => [pack.code, toKnownPack(pack)]))
      return (stockCode) => byCode.get(stockKey(stockCode)) ?? null
    },
  }
}

async function rangesOf(db: Db, ids: readonly string[]): Promise<PriceRanges> {
  const packs = await listStockCodes(db, ids)
  const prices = await findPackPrices(db, keysOf(packs.map(({ stockCode }) => stockCode)))
  const ranges: PriceRanges = {}
  for (const { productId, stockCode } of packs) {
    const price = prices.get(stockKey(stockCode))?.halalas ?? null
    if (price === null) continue
    const { low, high } = ranges[productId] ?? { low: price, high: price }
    ranges[productId] = { low: Math.min(low, price), high: Math.max(high, price) }
  }
  return ranges
}

/** Null where nothing is looked for. */
async function look(db: Db, search: string): Promise<FoundPacks | null> {
  const words = searchedWords(search)
  if (words.length === 0) return null
  const codes = await codesLike(db, search)
  const ids: string[] = []
  for await (const some of findItems(db, words, AT_ONCE)) {
    ids.push(...some.map(({ id }) => id))
    if (ids.length > MOST_NAMED) return { words }
    await yieldToEventLoop()
  }
  return { ids, codes }
}

/** Stock codes that begin so, and those that are the same but for hyphens and blanks. */
async function codesLike(db: Db, search: string): Promise<string[]> {
  const [begun, called] = await Promise.all([
    listCodesFrom(db, stockKey(search), MOST_NAMED),
    findCalled(db, [foldCode(search)]),
  ])
  return [...new Set([...called.flatMap(({ stockCode }) => stockCode ?? []).map(stockKey), ...begun])]
}

function isNothing(found: FoundPacks | null): boolean {
  return found !== null && 'ids' in found && found.ids.length + found.codes.length === 0
}

function keysOf(stockCodes: readonly string[]): string[] {
  return [...new Set(stockCodes.map(stockKey))].filter((code) => code !== '')
}

async function* inPortions(page: (place: Place) => Promise<PricedPack[]>) {
  for (let offset = 0; ; offset += AT_ONCE) {
    const some = await page({ limit: AT_ONCE, offset })
    if (some.length > 0) yield some
    if (some.length < AT_ONCE) return
  }
}

function toKnownPack({ product, pack, boxQuantity, price }: PricedPack): KnownPack {
  const named = (locale: 'ar' | 'en') => namedPack(product[locale], packLabel(pack, locale))
  const halalas = price?.halalas ?? null
  return {
    nameAr: named('ar'),
    nameEn: named('en'),
    boxQuantity: wholeBox(boxQuantity),
    price: halalas === null ? null : BigInt(halalas),
    terms: price?.terms,
  }
}
