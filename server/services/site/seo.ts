import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { Outcome } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { findSeoKey, seoWords, type SeoSubject } from '#domain/records/seo-lookup.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { slugify } from '#domain/records/slug.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import { entityExists, idOfSlug } from '#server/data/catalogue/entities-store.ts'
import type { Page } from '#server/data/engine/codec.ts'
import {
  countSeoOverrides,
  findProductsNaming,
  findSeoKeysByUrlSlug,
  findSeoOverride,
  findSeoOverridesByWords,
  listSeoOverrides,
  type StoredOverride,
} from '#server/data/site/seo-store.ts'
import type { EditOutcome } from '#server/records/transaction.ts'
import { createNamedRemoval, type RemovalDone } from '#server/records/bin.ts'
import { editOverride, NAMED_SEO } from './seo-editing.ts'

export type SeoService = {
  /** What search engines are told of a product beside its own data; null where nothing is set. */
  productOverride(product: SeoSubject): Promise<SeoOverride | null>
  /** The product that an override calls by this name in addresses. */
  productCalled(urlSlug: string): Promise<string | null>
  /** By key; `search` is a part of the key or of a text. */
  list(filter?: Page & { search?: string }): Promise<StoredOverride[]>
  count(search?: string): Promise<number>
  get(key: string): Promise<StoredOverride | null>
  /** Saves the form of the override with this key, or of a new one, whose key stands in the form. */
  edit(key: string | null, fields: FormFields, by: StaffCaller): Promise<EditOutcome<StoredOverride>>
  remove(key: string, by: StaffCaller): Promise<Outcome<RemovalDone>>
  /** Products that an override with this key belongs to, by id. */
  productsOf(key: string, limit: number): Promise<SeoSubject[]>
}

/** Products whose overrides are kept in memory, by the product itself. */
const SHOWN_PRODUCTS = 300

type SeoDeps = { db: Db; clock: Clock; memoizeEach?: MemoizeEach }

export function createSeo({ db, clock, memoizeEach = unmemoizedEach }: SeoDeps): SeoService {
  return {
    productOverride: memoizeEach(SHOWN_PRODUCTS, (product: SeoSubject) => overrideOf(db, product)),
    productCalled: (urlSlug) => productCalled(db, slugify(urlSlug)),
    list: (filter) => listSeoOverrides(db, filter),
    count: (search) => countSeoOverrides(db, search),
    get: (key) => findSeoOverride(db, key),
    edit: (key, fields, by) => editOverride({ db, clock }, { key, fields, by }),
    remove: createNamedRemoval({ db, clock }, NAMED_SEO),
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
