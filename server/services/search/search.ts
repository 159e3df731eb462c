import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import type { SearchFound, SearchMode, SearchRequest } from '#domain/search/search-found.ts'
import { type Findings, search } from '#domain/search/search-index.ts'
import { findBrandNames } from '#server/data/catalogue/brands-store.ts'
import { findNamedCategories } from '#server/data/catalogue/categories-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findPostSummaries } from '#server/data/posts/posts-store.ts'
import { findProductSummaries } from '#server/data/catalogue/products-store.ts'
import { absentPages } from '#server/services/site/content/absent-pages.ts'
import { NAMED_AFTER_COMPANY, sitePages } from '#content/pages/site-pages.ts'
import { RecordTable } from '#domain/search/record-table.ts'
import { readSynonyms, type Synonyms } from '#domain/search/synonyms.ts'
import {
  changesSince,
  createUpdatedTable,
  latestChange,
  type RecordKind,
  type SearchChange,
} from '#server/data/search/search-changes-store.ts'
import { allSearchRecords, searchRecordsOf } from '#server/data/search/search-records-store.ts'
import { listSynonyms } from '#server/data/search/synonyms-store.ts'
import { readSettings } from '#server/services/site/settings.ts'

/** Beyond this many changes rebuilding is quicker. */
const MOST_CHANGES = 5000

/** So short a text finds nearly everything, and whoever types begins with one. */
const SHORT_TEXT = 2
/** Half a megabyte each for 60,000 products. */
const MOST_CACHED = 24

export type SearchService = {
  find(request: SearchRequest): Promise<SearchFound>
  /** Makes ready what is searched, before somebody waits for it. */
  prepare(): Promise<void>
}

/** `table` where others read it, too. */
type SearchDeps = { db: Db; table?: ReturnType<typeof createSearchTable> }

export function createSearch({ db, table = createSearchTable(db) }: SearchDeps): SearchService {
  const search = cacheShortSearches()
  return {
    find: async (request) => {
      const found = named(search(await table(), request.text), request)
      // To find keeps the processor busy, and so does what is made of it.
      await yieldToEventLoop()
      return withRecords(db, found)
    },
    prepare: async () => {
      await table()
    },
  }
}

/** The ids of what is wanted. Nothing is waited for between: the table may change as soon as something is. */
function named(
  { of, total, closest, corrected, marks }: Findings,
  { categoryId, pageSize, counted, ...request }: SearchRequest,
) {
  const products = of('product')
  const ofCategory = products.count(categoryId)
  const pages = pageCount(ofCategory, pageSize)
  const page = Math.min(request.page, pages)
  const close = closest.found.filter((each) => categoryId === null || each.categoryId === categoryId)
  return {
    total: products.count(),
    ofCategory,
    page,
    pages,
    products: products.ids({ offset: (page - 1) * pageSize, limit: pageSize }, categoryId),
    byCategory: counted ? products.countByCategory() : new Map<string, number>(),
    categories: of('category').ids({ offset: 0, limit: request.categories }),
    brands: of('brand').ids({ offset: 0, limit: Infinity }),
    posts: of('post').ids({ offset: 0, limit: request.posts }),
    sitePages: of('page').ids({ offset: 0, limit: Infinity }),
    closest: { total: close.length, first: page === 1 ? close.slice(0, request.closest) : [] },
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
  { products, byCategory, categories, brands, posts, closest, sitePages, ...found }: ReturnType<typeof named>,
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

/** Searches, and caches what short texts have found until something that is searched changes. */
function cacheShortSearches(): (table: SearchTable, text: string) => Findings {
  const cached = new Map<string, Findings>()
  let cachedOf: SearchTable | null = null
  return (table, text) => {
    if (text.length > SHORT_TEXT) return search(table.records, text, table.synonyms)
    // A table that has changed is another object.
    if (table !== cachedOf) cached.clear()
    cachedOf = table
    const findings = cached.get(text) ?? search(table.records, text, table.synonyms)
    cached.delete(text)
    cached.set(text, findings)
    if (cached.size > MOST_CACHED) cached.delete(cached.keys().next().value!)
    return findings
  }
}

/** Everything that a query is compared with; after a change it is another object. */
export type SearchTable = { records: RecordTable; synonyms: Synonyms }

type CachedTable = SearchTable & { seq: number }

/** Holds all that is searched in memory. */
export function createSearchTable(db: Db): () => Promise<SearchTable> {
  return createUpdatedTable(db, { build: rebuild, update: withChanges })
}

async function rebuild(db: Db): Promise<CachedTable> {
  // What changes while the rest is read is read once more.
  const seq = await latestChange(db)
  const records = new RecordTable()
  await putPages(db, records)
  for await (const some of allSearchRecords(db)) {
    for (const record of some) records.put(record)
    // Others are served between.
    await yieldToEventLoop()
  }
  return withChanges(db, { records, synonyms: await loadSynonyms(db), seq })
}

async function withChanges(db: Db, cached: CachedTable): Promise<CachedTable> {
  const seq = await latestChange(db)
  if (seq === cached.seq) return cached
  const changes = seq > cached.seq ? await changesSince(db, cached.seq) : null
  // A number that goes back tells of another database.
  if (changes === null || changes.length > MOST_CHANGES || cached.records.isWorn) return rebuild(db)
  for (const kind of ['category', 'brand', 'product', 'post'] as const)
    await readAgain(db, cached.records, kind, changes)
  const has = (changed: 'synonyms' | 'site') => changes.some(({ kind }) => kind === changed)
  if (has('site')) await putPages(db, cached.records)
  return { ...cached, seq, synonyms: has('synonyms') ? await loadSynonyms(db) : cached.synonyms }
}

async function putPages(db: Db, records: RecordTable): Promise<void> {
  const { name: site } = (await readSettings(db)).settings
  for (const { path, name, words } of sitePages) {
    const names = [name.ar, name.en, path === NAMED_AFTER_COMPANY ? `${words} ${site.ar} ${site.en}` : words]
    records.put({ kind: 'page', id: path, names, codes: [], at: '', categoryId: null, brand: [] })
  }
}

async function readAgain(db: Db, records: RecordTable, kind: RecordKind, changes: SearchChange[]): Promise<void> {
  const ids = changes.filter((change) => change.kind === kind).map(({ id }) => id)
  const found = await searchRecordsOf(db, kind, ids)
  for (const record of found) records.put(record)
  const there = new Set(found.map(({ id }) => id))
  for (const id of ids) if (!there.has(id)) records.remove(kind, id)
}

async function loadSynonyms(db: Db): Promise<Synonyms> {
  const groups = await listSynonyms(db)
  return readSynonyms(groups.map(({ words }) => words))
}
