import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { NAMED_AFTER_COMPANY, sitePages } from '#content/pages/site-pages.ts'
import { RecordTable } from '#domain/search/record-table.ts'
import { readSynonyms, type Synonyms } from '#domain/search/synonyms.ts'
import type { Db } from '#server/data/engine/database.ts'
import {
  changesSince,
  latestChange,
  type RecordKind,
  type SearchChange,
} from '#server/data/search/search-changes-store.ts'
import { allSearchRecords, searchRecordsOf } from '#server/data/search/search-records-store.ts'
import { listSynonyms } from '#server/data/search/synonyms-store.ts'
import { readSettings } from '#server/services/site/read-settings.ts'

/** Everything that a query is compared with; after a change it is another object. */
export type SearchTable = { records: RecordTable; synonyms: Synonyms }

type CachedTable = SearchTable & { seq: number }

/** Beyond this many changes rebuilding is quicker. */
const MOST_CHANGES = 5000

/**
 * Holds all that is searched in memory: built at the first call, and brought up to date at each later one by what the
 * database says has changed since. The answer holds everything that was committed before the call, by any process; use
 * it at once, as the next call may change it.
 */
export function createSearchTable(db: Db): () => Promise<SearchTable> {
  let cached: CachedTable | null = null
  let running: Promise<unknown> = Promise.resolve()

  /** One after the other: each finds the work of those before it done. */
  async function bringUp(): Promise<SearchTable> {
    cached = cached ? await withChanges(db, cached) : await rebuild(db)
    return cached
  }

  return async () => {
    if (cached && (await latestChange(db)) === cached.seq) return cached
    const result = running.then(bringUp)
    running = result.catch(() => {})
    return result
  }
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
