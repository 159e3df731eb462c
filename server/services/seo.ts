import { randomUUID } from 'node:crypto'
import { seoRefusals } from '../../content/seo/refusals.ts'
import { failure, success } from '../../domain/errors.ts'
import type { Outcome } from '../../domain/errors.ts'
import { findSeoKey, seoWords } from '../../domain/seo-lookup.ts'
import type { SeoSubject } from '../../domain/seo-lookup.ts'
import type { SeoOverride } from '../../domain/seo-override.ts'
import { slugify } from '../../domain/slug.ts'
import type { Actor } from '../../domain/staff.ts'
import type { Clock } from '../clock.ts'
import { appendAudit } from '../data/audit-store.ts'
import { toInstant } from '../data/codec.ts'
import { inTransaction } from '../data/database.ts'
import type { Db, Tx } from '../data/database.ts'
import { takeTurn } from '../data/dialect.ts'
import { entityExists, idOfSlug } from '../data/entities-store.ts'
import type { Page } from '../data/page.ts'
import {
  countSeoOverrides,
  deleteSeoOverride,
  findProductsNaming,
  findSeoKeysByUrlSlug,
  findSeoOverride,
  findSeoOverridesByWords,
  listSeoOverrides,
  saveSeoOverrides,
} from '../data/seo-store.ts'
import type { StoredOverride } from '../data/seo-store.ts'

/** Who changes an override, and which state of it he has seen: null where he makes a new one. */
export type OverrideChange = { actor: Actor; version: number | null }

export type SeoService = {
  /** What search engines are told of a product beside its own data; null where nothing is set. */
  productOverride(product: SeoSubject): Promise<SeoOverride | null>
  /** The product that an override calls by this name in addresses. */
  productCalled(urlSlug: string): Promise<string | null>
  /** By key; `search` is a part of the key or of a text. */
  list(filter?: Page & { search?: string }): Promise<StoredOverride[]>
  count(search?: string): Promise<number>
  get(key: string): Promise<StoredOverride | null>
  save(key: string, override: SeoOverride, change: OverrideChange): Promise<Outcome<StoredOverride>>
  remove(key: string, actor: Actor): Promise<Outcome<void>>
  /** Products that an override with this key belongs to, by id. */
  productsOf(key: string, limit: number): Promise<SeoSubject[]>
}

export function createSeo({ db, clock }: { db: Db; clock: Clock }): SeoService {
  return {
    productOverride: (product) => overrideOf(db, product),
    productCalled: (urlSlug) => productCalled(db, slugify(urlSlug)),
    list: (filter) => listSeoOverrides(db, filter),
    count: (search) => countSeoOverrides(db, search),
    get: (key) => findSeoOverride(db, key),
    save: (key, override, change) =>
      inTransaction(db, (tx) => save(tx, { key, override, ...change, at: toInstant(clock()) })),
    remove: (key, actor) => inTransaction(db, (tx) => remove(tx, key, { actor, at: toInstant(clock()) })),
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

type Saving = { key: string; override: SeoOverride; actor: Actor; version: number | null; at: string }

async function save(tx: Tx, { key, override, actor, version, at }: Saving): Promise<Outcome<StoredOverride>> {
  if (slugify(key) === '') return failure({ kind: 'invalid', fields: { key: seoRefusals.keyMissing } })
  await takeTurn(tx, 'seo overrides')
  const before = await findSeoOverride(tx, key)
  if (version === null && before) return failure({ kind: 'invalid', fields: { key: seoRefusals.keyTaken } })
  if (version !== null && !before) return failure({ kind: 'not-found' })
  if (version !== null && before?.version !== version) {
    return failure({ kind: 'conflict', message: seoRefusals.changedMeanwhile })
  }
  await saveSeoOverrides(tx, { [key]: override }, at)
  await record(tx, { action: before ? 'seo.update' : 'seo.create', key, actor, at })
  const after = await findSeoOverride(tx, key)
  return after ? success(after) : failure({ kind: 'not-found' })
}

async function remove(tx: Tx, key: string, { actor, at }: { actor: Actor; at: string }): Promise<Outcome<void>> {
  if (!(await deleteSeoOverride(tx, key))) return failure({ kind: 'not-found' })
  await record(tx, { action: 'seo.delete', key, actor, at })
  return success(undefined)
}

async function record(tx: Tx, { action, key, actor, at }: { action: string; key: string; actor: Actor; at: string }) {
  await appendAudit(tx, { id: randomUUID(), at, actor, action, subject: { kind: 'seo', id: key }, detail: {} })
}

/** A product may name the key's words and yet belong to another override, whose key is its own or longer. */
async function productsOf(db: Db, key: string, limit: number): Promise<SeoSubject[]> {
  const candidates = await findProductsNaming(db, slugify(key).split('-'), limit)
  const words = [...new Set(candidates.flatMap(seoWords))]
  const keys = new Set([...(await findSeoOverridesByWords(db, words)).keys(), key])
  return candidates.filter((product) => findSeoKey([...keys], product) === key)
}
