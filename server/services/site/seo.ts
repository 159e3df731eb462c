import { recordProblems } from '#content/record-problems.ts'
import { seoRefusals } from '#content/seo/refusals.ts'
import { MOST_HALALAS, toHalalas } from '#domain/products/price.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { failure, success, type FieldErrors } from '#domain/records/errors.ts'
import { recordForm, type RecordForm } from '#domain/fields/record-form.ts'
import { findSeoKey, seoWords, type SeoSubject } from '#domain/records/seo-lookup.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { EMPTY_OVERRIDE, readSeoForm, seoLineFields } from '#domain/records/seo-record.ts'
import { slugify } from '#domain/records/slug.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { entityExists, idOfSlug } from '#server/data/catalogue/entities-store.ts'
import { findCalled } from '#server/data/quotes/listed-products-store.ts'
import {
  findProductsNaming,
  findSeoKeysByUrlSlug,
  findSeoOverridesByWords,
  type SeoFilter,
  type StoredOverride,
  countSeoOverrides,
  deleteSeoOverride,
  findSeoOverride,
  listSeoOverrides,
  saveSeoOverrides,
} from '#server/data/site/seo-store.ts'
import { changedParts } from '#server/records/form-marks.ts'
import { createLive, type LiveService, saveLive, type LiveSave, type LiveType } from '#server/records/live.ts'
import type { Tried } from '#server/records/transaction.ts'
import { changePrices } from '#server/services/prices/price-editing.ts'

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

/** The texts of a product for search engines. */
export const SEO: LiveType<StoredOverride, SeoFilter> = {
  kind: 'seo',
  lock: 'seo overrides',
  find: findSeoOverride,
  list: listSeoOverrides,
  count: countSeoOverrides,
  standing: ({ key, override, version, updatedAt }) => ({
    id: key,
    content: { key, ...seoLineFields(override) },
    version,
    updatedAt,
  }),
  remove: deleteSeoOverride,
  async write(tx, { before, fields, context }) {
    const form = recordForm(fields, { isNew: before === null })
    const key = before?.key ?? form.line('key') ?? ''
    sentPrice(form)
    const present = before?.override ?? EMPTY_OVERRIDE
    const { input, problems } = readSeoForm(fields, present)
    const refused = before ? {} : await keyProblem(tx, key)
    const wrong = { ...recordProblems({ ...form.problems, ...problems }), ...refused }
    if (Object.keys(wrong).length > 0) return failure({ kind: 'invalid', fields: wrong })
    const override = { ...present, ...input }
    if (before && changedParts(present, override).length === 0) return success(null)
    await saveSeoOverrides(tx, { [key]: override }, toInstant(context.at))
    return success({ id: key })
  },
}

async function keyProblem(tx: Tx, key: string): Promise<FieldErrors> {
  if (slugify(key) === '') return { key: seoRefusals.keyMissing }
  return (await findSeoOverride(tx, key)) ? { key: seoRefusals.keyTaken } : {}
}

/** In halalas; 0 for none. */
function sentPrice(form: RecordForm): number {
  const halalas = toHalalas(form.number('price', null) ?? 0)
  if (halalas >= 0 && halalas <= MOST_HALALAS) return halalas
  form.refuse('price', { kind: 'out-of-range', least: 0, most: MOST_HALALAS / 100 })
  return 0
}

/** A price that is sent along becomes that of the pack which the SKU names. */
export async function saveWithPrice(tx: Tx, edit: LiveSave): Promise<Tried<StoredOverride>> {
  const done = await saveLive(tx, SEO, edit)
  const halalas = sentPrice(recordForm(edit.fields, { isNew: false }))
  if (!done.ok || halalas === 0) return done
  const called = await findCalled(tx, [foldCode(done.value.override.sku)])
  const stockCode = called.find((one) => one.stockCode !== null)?.stockCode
  if (stockCode) await changePrices(tx, edit.context, [{ stockCode, halalas }])
  return done
}
