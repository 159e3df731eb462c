import type { AttributeKey } from '#domain/catalogue/attribute.ts'
import { choiceCount, PAGE_SIZE, type Chosen, type CollectionQuery } from '#domain/catalogue/collection-query.ts'
import {
  isPackChosen,
  matchingPack,
  meetsChosen,
  tallyFacets,
  type FacetCounts,
  type FacetGroup,
} from '#domain/catalogue/facet-tally.ts'
import { landingsOf, widerQueries, withKnownChoices } from '#domain/catalogue/facet-view.ts'
import type { Product, ProductSummary, Variant } from '#domain/products/product.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { unmemoizedEach, unmemoized, type Memoize, type MemoizeEach } from '#server/cache/memoized.ts'
import { listAttributeKeys } from '#server/data/catalogue/attributes-store.ts'
import { findPacks, idsInOrder } from '#server/data/catalogue/collection-store.ts'
import { findProducts, findProductSummaries } from '#server/data/catalogue/products-store.ts'
import type { Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { createFacetTable, type FacetTable } from './facet-table.ts'
import { placedIn } from './product-order-editing.ts'

/** A list that can be narrowed: of the whole range, or of a category. */
export type CollectionPlace = { locale: Locale; categoryId?: string; pageSize?: number }

/** One page of the range, and what else could be chosen. */
export type Collection = {
  /** What was asked of what there is. */
  query: CollectionQuery
  products: ProductSummary[]
  /** The pack that is what was chosen, by the id of its product. */
  packs: ReadonlyMap<string, Variant>
  total: number
  counts: FacetCounts
  keys: AttributeKey[]
  brands: ReadonlyMap<string, Localized>
  origins: ReadonlyMap<string, Localized>
  /** Where all together show nothing: how many products there are without each value. */
  wider: { key: string; value: string; query: CollectionQuery; total: number }[]
}

type Found = { products: Product[]; total: number }

export type CollectionService = {
  explore(query: CollectionQuery, place: CollectionPlace): Promise<Collection>
  /** The ids of all products that meet what is chosen, in their order. */
  ids(query: CollectionQuery, locale: Locale): Promise<string[]>
  /** Whole products that meet what is chosen, in a category or everywhere, the newest first; null where nothing is. */
  products(chosen: Chosen, categoryId: string | undefined, page: Page): Promise<Found | null>
  keys(): Promise<AttributeKey[]>
  /** The values of a category that are pages of their own. */
  landings(categoryId: string): Promise<{ key: string; value: string }[]>
}

/** Choices whose products and counts are kept in memory. */
const SHOWN_LISTS = 40
const ALL = { offset: 0, limit: Number.MAX_SAFE_INTEGER }

export function createCollection(deps: { db: Db; memoize?: Memoize; memoizeEach?: MemoizeEach }): CollectionService {
  const { db, memoize = unmemoized, memoizeEach = unmemoizedEach } = deps
  const table = createFacetTable(db)
  const keysOf = memoize(() => listAttributeKeys(db))
  const tallied = memoizeEach(SHOWN_LISTS, async (asked: string) =>
    tallyFacets((await table()).groups.values(), JSON.parse(asked) as Chosen),
  )
  const listed = memoizeEach(SHOWN_LISTS, async (asked: string) => {
    const [query, place] = JSON.parse(asked) as [CollectionQuery, CollectionPlace]
    return list(db, await table(), query, place)
  })
  const known = async (query: CollectionQuery) => withKnownChoices(query, await keysOf(), (await table()).values)
  const totalOf = async (chosen: Chosen) => (await tallied(JSON.stringify(chosen))).total
  return {
    async explore(asked, place) {
      const query = await known(asked)
      const within = withCategory(query, place)
      const [shown, { total, counts }, keys, { brands, origins }] = await Promise.all([
        listed(JSON.stringify([within, place])),
        tallied(JSON.stringify(within.chosen)),
        keysOf(),
        table(),
      ])
      const wider = total > 0 ? [] : widerQueries(query)
      return {
        ...shown,
        query,
        total,
        counts,
        keys,
        brands,
        origins,
        wider: await Promise.all(
          wider.map(async (one) => ({ ...one, total: await totalOf(withCategory(one.query, place).chosen) })),
        ),
      }
    },
    async ids(asked, locale) {
      const query = await known(asked)
      return orderedIds(db, await table(), query, { locale, ...ALL })
    },
    async products(chosen, categoryId, { limit = ALL.limit, offset = 0 }) {
      const asked = await known({ chosen, sort: 'newest', page: 1 })
      if (choiceCount(asked) === 0) return null
      const query = categoryId === undefined ? asked : { ...asked, chosen: { ...asked.chosen, category: [categoryId] } }
      const page = await orderedIds(db, await table(), query, { locale: 'ar', offset, limit })
      const found = new Map((await findProducts(db, page)).map((product) => [product.id, product]))
      return { products: page.flatMap((id) => found.get(id) ?? []), total: await totalOf(query.chosen) }
    },
    keys: keysOf,
    async landings(categoryId) {
      return landingsOf((await tallied(JSON.stringify({ category: [categoryId] }))).counts)
    },
  }
}

/** A category is a choice of the whole range, too. */
function withCategory(query: CollectionQuery, { categoryId }: CollectionPlace): CollectionQuery {
  return categoryId === undefined ? query : { ...query, chosen: { ...query.chosen, category: [categoryId] } }
}

async function list(db: Db, table: FacetTable, query: CollectionQuery, place: CollectionPlace) {
  const { locale, categoryId, pageSize = PAGE_SIZE } = place
  const first = (query.page - 1) * pageSize
  const placed = categoryId === undefined || query.sort !== 'newest' ? [] : await placedIn(db, categoryId)
  const isMeant = meantBy(query.chosen)
  const before = placed.filter((id) => isMeant(table.groupOf.get(id)))
  const page = { offset: first, limit: pageSize }
  const ids =
    before.length === 0
      ? await orderedIds(db, table, query, { locale, ...page })
      : withFirst(
          before,
          await orderedIds(db, table, query, { locale, offset: 0, limit: first + pageSize + before.length }),
        )
  const shown = before.length === 0 ? ids : ids.slice(first, first + pageSize)
  return { products: await findProductSummaries(db, shown), packs: await packsOf(db, table, query.chosen, shown) }
}

function withFirst(first: string[], ids: string[]): string[] {
  const isFirst = new Set(first)
  return [...first, ...ids.filter((id) => !isFirst.has(id))]
}

async function packsOf(db: Db, { groupOf }: FacetTable, chosen: Chosen, ids: string[]): Promise<Map<string, Variant>> {
  if (!isPackChosen(chosen)) return new Map()
  const places = ids.flatMap((id) => {
    const group = groupOf.get(id)
    const place = group && group.facets.packs.length > 0 ? matchingPack(group.facets, chosen) : null
    return place === null ? [] : [[id, place] as const]
  })
  return findPacks(db, new Map(places))
}

function orderedIds(
  db: Db,
  { groupOf }: FacetTable,
  { chosen, sort }: CollectionQuery,
  page: { locale: Locale; offset: number; limit: number },
): Promise<string[]> {
  const { category: categories = [], brand: brands = [], ...facets } = chosen
  const isMeant = meantBy(chosen)
  const among = Object.keys(facets).length === 0 ? null : new Set<string>()
  if (among) for (const [id, group] of groupOf) if (isMeant(group)) among.add(id)
  return idsInOrder(db, { sort, categories, brands, among, ...page })
}

/** Products that are alike are looked at once. */
function meantBy(chosen: Chosen): (group: FacetGroup | undefined) => boolean {
  const judged = new Map<FacetGroup, boolean>()
  return (group) => {
    if (group === undefined) return false
    const known = judged.get(group) ?? meetsChosen(group, chosen)
    judged.set(group, known)
    return known
  }
}
