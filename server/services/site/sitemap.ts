import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { fixedPages } from '#content/seo/fixed-pages.ts'
import type { PageHead } from '#content/seo/page-head.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { brandPath, categoryPath, documentPath, postPath, productPath } from '#domain/site/paths.ts'
import { absentPages } from './content/absent-pages.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import { tableState } from '#server/data/catalogue/entities-store.ts'
import {
  idAt,
  lastChangeIn,
  listSitemapRows,
  type SitemapRange,
  type SitemapRow,
} from '#server/data/site/sitemap-store.ts'
import type { SettingsService } from './settings.ts'

export type SitemapEntry = {
  /** Without its language. */
  path: string
  /** The languages in which search engines may show the page. */
  locales: readonly Locale[]
  /** ISO 8601; null where nobody knows. */
  changedAt: string | null
}

/** One file of a sitemap that is too long for one. */
export type SitemapPart = { name: string; changedAt: string | null }

/** Of a site that is closed to search engines it is empty. */
export type SitemapService = {
  /** Changes whenever an entry may have changed. */
  state(): Promise<string>
  /** The parts of a sitemap that is too long for one file; null where one is enough. */
  parts(): Promise<SitemapPart[] | null>
  /** The entries of a part, or of all, a few at a time; null where there is no such part. */
  entries(part?: string): Promise<AsyncIterable<SitemapEntry[]> | null>
}

/** Addresses in one file; every record has one in each language. */
const MOST_ADDRESSES = 10_000
const RECORDS = MOST_ADDRESSES / LOCALES.length
/** Records that are read and written at once: others are served in between. */
const CHUNK = 200

const TABLES = ['categories', 'brands', 'products', 'posts', 'documents'] as const
type Table = (typeof TABLES)[number]

type SitemapDeps = {
  db: Db
  settings: Pick<SettingsService, 'get'>
  /** The values of a category that are pages of their own. */
  landings?: (categoryId: string) => Promise<{ key: string; value: string }[]>
  memoize?: Memoize
  records?: number
}

export function createSitemap(deps: SitemapDeps): SitemapService {
  const { db, settings, landings = async () => [], memoize = unmemoized, records = RECORDS } = deps
  const states = memoize(() => statesOf(db))
  const isClosed = async () => (await settings.get()).indexed === 'no'
  const absent = memoize(() => absentPages(db))
  const narrowed = memoize(async () => {
    const paths: string[] = []
    for (const { id } of await listCategories(db)) {
      for (const { key, value } of await landings(id))
        paths.push(`${categoryPath(id)}?${new URLSearchParams([[key, value]])}`)
    }
    return paths.map((path): SitemapEntry => ({ path, locales: LOCALES, changedAt: null }))
  })
  const fixed = async () => [
    ...fixedEntries([...(await absent()), ...emptyLists(await states())]),
    ...(await narrowed()),
  ]
  const parts = memoize(async () => partsOf(db, { states: await states(), fixed: (await fixed()).length, records }))
  return {
    async state() {
      if (await isClosed()) return 'closed'
      const stateOf = await states()
      const counts = TABLES.map((table) => `${stateOf[table].count}-${stateOf[table].changedAt ?? ''}`)
      return [...counts, ...(await absent())].join('/')
    },
    parts: async () => ((await isClosed()) ? null : parts()),
    async entries(part) {
      if (await isClosed()) return part === undefined ? once([]) : null
      if (part === undefined) return everything(db, await fixed())
      if (part === 'pages-1') return once(await fixed())
      const [, name, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? []
      const table = TABLES.find((one) => one === name)
      const range = table ? await rangeOf(db, table, Number(number), records) : null
      return table && range ? entriesIn(db, table, range) : null
    },
  }
}

type States = Record<Table, Awaited<ReturnType<typeof tableState>>>

type Counted = { states: States; fixed: number; records: number }

async function partsOf(db: Db, { states, fixed, records }: Counted): Promise<SitemapPart[] | null> {
  const total = TABLES.reduce((sum, table) => sum + states[table].count, fixed)
  if (total <= records) return null
  const parts: SitemapPart[] = [{ name: 'pages-1', changedAt: null }]
  for (const table of TABLES) {
    for (let number = 1; (number - 1) * records < states[table].count; number++) {
      await yieldToEventLoop()
      const range = await rangeOf(db, table, number, records)
      if (range) parts.push({ name: `${table}-${number}`, changedAt: await lastChangeIn(db, table, range) })
    }
  }
  return parts
}

async function statesOf(db: Db): Promise<States> {
  const [categories, brands, products, posts, documents] = await Promise.all([
    tableState(db, 'categories'),
    tableState(db, 'brands'),
    tableState(db, 'products'),
    tableState(db, 'posts'),
    tableState(db, 'documents'),
  ])
  return { categories, brands, products, posts, documents }
}

async function rangeOf(db: Db, table: Table, number: number, records: number): Promise<SitemapRange | null> {
  const from = await idAt(db, table, (number - 1) * records)
  return from === null ? null : { from, to: await idAt(db, table, number * records) }
}

async function* everything(db: Db, fixed: SitemapEntry[]): AsyncGenerator<SitemapEntry[]> {
  yield fixed
  for (const table of TABLES) yield* entriesIn(db, table, { from: '', to: null })
}

async function* entriesIn(db: Db, table: Table, range: SitemapRange): AsyncGenerator<SitemapEntry[]> {
  let after: string | null = null
  for (;;) {
    const rows: SitemapRow[] = await listSitemapRows(db, table, { ...range, after, limit: CHUNK })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => ({ path: pathOf(table, row), locales: LOCALES, changedAt: row.updatedAt }))
    after = last.id
    await yieldToEventLoop()
  }
}

function pathOf(table: Table, { id, slug, categoryId }: SitemapRow): string {
  if (table === 'categories') return categoryPath(id)
  if (table === 'brands') return brandPath(slug)
  if (table === 'documents') return documentPath(id)
  return table === 'posts'
    ? postPath(slug)
    : productPath({ id, category: categoryId === null ? null : { id: categoryId } })
}

const LISTED: Readonly<Record<string, Table>> = {
  '/categories': 'categories',
  '/products': 'products',
  '/collection': 'products',
  '/blogs': 'posts',
}

/** A list with nothing in it asks search engines to come again later. */
function emptyLists(states: States): string[] {
  return Object.keys(LISTED).filter((path) => states[LISTED[path]!].count === 0)
}

/** Pages whose words are fixed; those that ask to be left out of search are left out here too. */
function fixedEntries(absent: readonly string[]): SitemapEntry[] {
  return Object.entries(fixedPages)
    .filter(([path]) => !absent.includes(path))
    .map(([path, { noindex }]: [string, Partial<PageHead>]) => ({
      path,
      locales: LOCALES.filter((locale) => !noindex?.[locale]),
      changedAt: null,
    }))
    .filter(({ locales }) => locales.length > 0)
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value
}
