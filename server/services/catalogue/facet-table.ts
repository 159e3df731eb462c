import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ProductFacets } from '#domain/catalogue/attribute.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { FacetGroup } from '#domain/catalogue/facet-tally.ts'
import { findFacetRows, listFacetRows, type FacetRow } from '#server/data/catalogue/collection-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { changesSince, createUpdatedTable, latestChange } from '#server/data/search/search-changes-store.ts'

/** What may be chosen of every product, alike ones together. After a change it is another object. */
export type FacetTable = {
  /** By the id of the product. */
  groupOf: ReadonlyMap<string, FacetGroup>
  groups: ReadonlyMap<string, FacetGroup>
  /** What brands and countries are called, by their names in English, and every value that a facet has had. */
  brands: ReadonlyMap<string, Localized>
  origins: ReadonlyMap<string, Localized>
  values: ReadonlyMap<string, ReadonlySet<string>>
}

type Cached = {
  seq: number
  groupOf: Map<string, FacetGroup>
  groups: Map<string, FacetGroup>
  brands: Map<string, Localized>
  origins: Map<string, Localized>
  values: Map<string, Set<string>>
}

const AT_ONCE = 2000
/** After more changes everything is read again. */
const MOST_CHANGES = 5000
const NOTHING: ProductFacets = { own: {}, packs: [] }

/** Holds in memory what products can be chosen by, as the table of the search is. */
export function createFacetTable(db: Db): () => Promise<FacetTable> {
  return createUpdatedTable(db, { build: rebuild, update: withChanges })
}

async function rebuild(db: Db): Promise<Cached> {
  // What changes while the rest is read is read once more.
  const seq = await latestChange(db)
  const cached: Cached = {
    seq,
    groupOf: new Map(),
    groups: new Map(),
    brands: new Map(),
    origins: new Map(),
    values: new Map(),
  }
  let after = ''
  for (;;) {
    const rows = await listFacetRows(db, after, AT_ONCE)
    for (const row of rows) put(cached, row)
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return withChanges(db, cached)
    after = last.id
    await yieldToEventLoop()
  }
}

async function withChanges(db: Db, cached: Cached): Promise<Cached> {
  const seq = await latestChange(db)
  if (seq === cached.seq) return cached
  // A number that goes back tells of another database.
  if (seq < cached.seq) return rebuild(db)
  const changes = await changesSince(db, cached.seq)
  if (changes.length > MOST_CHANGES) return rebuild(db)
  const ids = changes.filter(({ kind }) => kind === 'product').map(({ id }) => id)
  const next = { ...cached, seq }
  const rows = await findFacetRows(db, ids)
  for (const id of ids) remove(next, id)
  for (const row of rows) put(next, row)
  return next
}

function put(cached: Cached, { id, category_id, brand_ar, brand_en, made_in_ar, made_in_en, facets }: FacetRow): void {
  const name = [category_id ?? '', brand_en, facets].join('\n')
  const known = cached.groups.get(name)
  const group = known ?? {
    categoryId: category_id,
    brand: { ar: brand_ar, en: brand_en },
    origin: { ar: made_in_ar || made_in_en, en: made_in_en || made_in_ar },
    facets: facets === '' ? NOTHING : (JSON.parse(facets) as ProductFacets),
    count: 0,
  }
  group.count += 1
  if (!known) {
    cached.groups.set(name, group)
    noteNames(cached, group)
  }
  cached.groupOf.set(id, group)
}

function noteNames({ brands, origins, values }: Cached, { brand, origin, facets: { own, packs } }: FacetGroup): void {
  if (brand.en !== '') brands.set(brand.en, { ar: brand.ar || brand.en, en: brand.en })
  if (origin.en !== '') origins.set(origin.en, origin)
  for (const part of [own, ...packs]) {
    for (const [key, list] of Object.entries(part)) {
      const known = values.get(key) ?? new Set<string>()
      for (const value of list) known.add(String(value))
      values.set(key, known)
    }
  }
}

function remove(cached: Cached, id: string): void {
  const group = cached.groupOf.get(id)
  if (group) group.count -= 1
  cached.groupOf.delete(id)
}
