import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import type { SearchFound, SearchMode, SearchWish } from '#domain/search/search-found.ts'
import type { Findings } from '#domain/search/search-index.ts'
import { findBrandNames } from '#server/data/catalogue/brands-store.ts'
import { findNamedCategories } from '#server/data/catalogue/categories-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findPostSummaries } from '#server/data/posts/posts-store.ts'
import { findProductSummaries } from '#server/data/catalogue/products-store.ts'
import { absentPages } from '#server/services/site/content/absent-pages.ts'
import { createSearchTable } from './search-table.ts'
import { cacheShortSearches } from './short-searches.ts'

export type SearchService = {
  find(wish: SearchWish): Promise<SearchFound>
  /** Makes ready what is searched, before somebody waits for it. */
  prepare(): Promise<void>
}

export function createSearch({ db }: { db: Db }): SearchService {
  const table = createSearchTable(db)
  const search = cacheShortSearches()
  return {
    find: async (wish) => {
      const found = named(search(await table(), wish.text), wish)
      // To find keeps the processor busy, and so does what is made of it.
      await yieldToEventLoop()
      return withRecords(db, found)
    },
    prepare: async () => {
      await table()
    },
  }
}

type FoundIds = ReturnType<typeof named>

/** The ids of what is wanted. Nothing is waited for between: the table may change as soon as something is. */
function named(
  { of, total, closest, corrected, marks }: Findings,
  { categoryId, pageSize, counted, ...wish }: SearchWish,
) {
  const products = of('product')
  const ofCategory = products.count(categoryId)
  const pages = pageCount(ofCategory, pageSize)
  const page = Math.min(wish.page, pages)
  const close = closest.found.filter((each) => categoryId === null || each.categoryId === categoryId)
  return {
    total: products.count(),
    ofCategory,
    page,
    pages,
    products: products.ids({ offset: (page - 1) * pageSize, limit: pageSize }, categoryId),
    byCategory: counted ? products.countByCategory() : new Map<string, number>(),
    categories: of('category').ids({ offset: 0, limit: wish.categories }),
    brands: of('brand').ids({ offset: 0, limit: Infinity }),
    posts: of('post').ids({ offset: 0, limit: wish.posts }),
    sitePages: of('page').ids({ offset: 0, limit: Infinity }),
    closest: { total: close.length, first: page === 1 ? close.slice(0, wish.closest) : [] },
    mode: modeOf({ of, closest, corrected }),
    without: closest.without,
    missed: total + closest.found.length === 0,
    corrected,
    marks,
  }
}

function modeOf({ of, closest, corrected }: Pick<Findings, 'of' | 'closest' | 'corrected'>): SearchMode {
  if (of('product').count() > 0) return corrected ? 'typo' : 'names'
  if (closest.found.length === 0) return 'none'
  return closest.without.length > 0 ? 'partial' : 'closest'
}

async function withRecords(
  db: Db,
  { products, byCategory, categories, brands, posts, closest, sitePages, ...found }: FoundIds,
) {
  const closestIds = closest.first.map(({ id }) => id)
  const [absent, summaries, postSummaries, names, brandsFound] = await Promise.all([
    sitePages.length === 0 ? Promise.resolve<string[]>([]) : absentPages(db),
    findProductSummaries(db, [...products, ...closestIds]),
    findPostSummaries(db, posts),
    findNamedCategories(db, [...new Set([...byCategory.keys(), ...categories])]),
    findBrandNames(db, brands),
  ])
  const namesOf = (id: string) => {
    const category = names.get(id)
    return category ? [category] : []
  }
  return {
    ...found,
    products: summaries.filter(({ id }) => !closestIds.includes(id)),
    closest: {
      total: closest.total,
      products: summaries.flatMap((product) => {
        const close = closest.first.find(({ id }) => id === product.id)
        return close ? [{ product, matches: close.matches }] : []
      }),
    },
    byCategory: [...byCategory].flatMap(([id, count]) => namesOf(id).map((category) => ({ ...category, count }))),
    categories: categories.flatMap(namesOf),
    brands: brandsFound,
    posts: postSummaries,
    sitePages: sitePages.filter((path) => !absent.includes(path)),
  }
}
