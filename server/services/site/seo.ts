import { findSeoKey, seoWords, type SeoSubject } from '#domain/records/seo-lookup.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { slugify } from '#domain/records/slug.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import { entityExists, idOfSlug } from '#server/data/catalogue/entities-store.ts'
import {
  findProductsNaming,
  findSeoKeysByUrlSlug,
  findSeoOverridesByWords,
  type SeoFilter,
  type StoredOverride,
} from '#server/data/site/seo-store.ts'
import { createLive, type LiveService } from '#server/records/live.ts'
import { SEO, saveWithPrice } from './seo-editing.ts'

type SeoService = LiveService<StoredOverride, SeoFilter> & {
  /** What search engines are told of a product beside its own data; null where nothing is set. */
  productOverride(product: SeoSubject): Promise<SeoOverride | null>
  /** The product that an override calls by this name in addresses. */
  productCalled(urlSlug: string): Promise<string | null>
  /** Products that an override with this key belongs to, by id. */
  productsOf(key: string, limit: number): Promise<SeoSubject[]>
}

/** Products whose overrides are kept in memory, by the product itself. */
const SHOWN_PRODUCTS = 300

type SeoDeps = { db: Db; clock: Clock; memoizeEach?: MemoizeEach }

export function createSeo({ db, clock, memoizeEach = unmemoizedEach }: SeoDeps): SeoService {
  return {
    ...createLive({ db, clock }, SEO, saveWithPrice),
    productOverride: memoizeEach(SHOWN_PRODUCTS, (product: SeoSubject) => overrideOf(db, product)),
    productCalled: (urlSlug) => productCalled(db, slugify(urlSlug)),
    productsOf: (key, limit) => productsOf(db, key, limit),
  }
}

async function overrideOf(db: Db, product: SeoSubject): Promise<SeoOverride | null> {
  const found = await findSeoOverridesByWords(db, seoWords(product))
  const key = findSeoKey([...found.keys()], product)
  return key === null ? null : (found.get(key) ?? null)
}

async function productCalled(db: Db, urlSlug: string): Promise<string | null> {
  const keys = urlSlug === '' ? [] : await findSeoKeysByUrlSlug(db, urlSlug)
  for (const key of keys) {
    if (await entityExists(db, 'products', key)) return key
    const id = await idOfSlug(db, 'products', key)
    if (id !== null) return id
  }
  return null
}

/** A product may name the key's words and yet belong to another override, whose key is its own or longer. */
async function productsOf(db: Db, key: string, limit: number): Promise<SeoSubject[]> {
  const candidates = await findProductsNaming(db, slugify(key).split('-'), limit)
  const words = [...new Set(candidates.flatMap(seoWords))]
  const keys = new Set([...(await findSeoOverridesByWords(db, words)).keys(), key])
  return candidates.filter((product) => findSeoKey([...keys], product) === key)
}
