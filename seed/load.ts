import { NO_TERMS } from '#domain/prices/price-terms.ts'
import type { Clock } from '#server/clock.ts'
import { inTransaction, type Tx } from '#server/data/engine/database.ts'
import { awaitLock } from '#server/data/engine/dialect.ts'
import { isUntouched } from '#server/data/engine/emptiness.ts'
import { adoptRecords } from '#server/data/records/adoption-store.ts'
import { findCalled } from '#server/data/quotes/listed-products-store.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { toHalalas } from '#domain/products/price.ts'
import { stockKey } from '#domain/products/stock.ts'
import { savePackPrice } from '#server/data/prices/pack-prices-store.ts'
import { saveSeoOverrides } from '#server/data/site/seo-store.ts'
import { COMES_WITH_TEXTS, noteContentLoads } from '#server/data/site/set-up-store.ts'
import { unmarkNeutral } from '#server/data/site/settings-store.ts'
import { BRANDS_PART, writeBrands } from './load-brands.ts'
import { writeTexts } from './load-texts.ts'
import { type DemoContent, readDemoContent } from './seed-files.ts'
import { toCategoryInput, toPostInput, toProductInput, toSeoOverride } from './seed-inputs.ts'
import { expectSuccess, storeMedia, type DemoContentDeps } from './store-media.ts'

type DemoContentLoad = { categories: number; brands: number; products: number; posts: number; files: number }

/**
 * Loads the demo content into a database that nobody has touched: all of it or, with an error, nothing. Answers what
 * was loaded, or null where there was something already.
 */
export async function loadDemoContent(deps: DemoContentDeps): Promise<DemoContentLoad | null> {
  if (!(await isUntouched(deps.db))) return null
  const content = await readDemoContent(deps.directory)
  const stored = new Set<string>()
  try {
    return await inTransaction(deps.db, async (tx) => {
      await awaitLock(tx, 'demo content')
      return (await isUntouched(tx)) ? await load(tx, deps, content, stored) : null
    })
  } catch (error) {
    for (const name of stored) await deps.storage.remove(name)
    throw error
  }
}

async function load(
  tx: Tx,
  deps: DemoContentDeps,
  content: DemoContent,
  stored: Set<string>,
): Promise<DemoContentLoad> {
  const { categories, brands, products, posts, seo, attributes, media, texts } = content
  const services = deps.servicesOn(tx, backwardsFrom(deps.clock()))
  const storedNameOf = await storeMedia(services, { ...deps, db: tx }, media, stored)
  const createdAt = backwardsFrom(deps.clock())
  const creation = (id: string) => ({ id, createdAt: createdAt().toISOString() })

  for (const seed of categories) {
    const input = toCategoryInput(seed, storedNameOf)
    expectSuccess(seed.category_id, await services.categories.create(input, creation(seed.category_id)))
  }
  await writeBrands(services, brands, { storedNameOf, creation })
  for (const seed of products) {
    const input = toProductInput(seed, storedNameOf, attributes[seed.product_id])
    expectSuccess(seed.product_id, await services.products.create(input, creation(seed.product_id)))
  }
  for (const seed of posts) {
    const input = toPostInput(seed, storedNameOf)
    expectSuccess(seed.blog_id, await services.posts.create(input, creation(seed.blog_id)))
  }
  const overrides = Object.entries(seo).map(([key, seed]) => [key, toSeoOverride(seed)] as const)
  await unmarkNeutral(tx)
  await saveSeoOverrides(tx, Object.fromEntries(overrides), deps.clock().toISOString())
  await listPrices(tx, seo, deps.clock().toISOString())
  await adoptRecords(tx, 'demo')
  await writeTexts(tx, deps, texts, storedNameOf)
  await noteContentLoads(tx, [COMES_WITH_TEXTS, BRANDS_PART])
  return {
    categories: categories.length,
    brands: brands.length,
    products: products.length,
    posts: posts.length,
    files: media.length,
  }
}

/** The seed has the price of a product's first pack beside its texts for search engines. */
async function listPrices(tx: Tx, seo: DemoContent['seo'], updatedAt: string): Promise<void> {
  for (const { structuredData } of Object.values(seo)) {
    const { sku, price } = structuredData.product
    const called = await findCalled(tx, [foldCode(sku)])
    const stockCode = called.find((one) => one.stockCode !== null)?.stockCode
    if (price === null || !stockCode) continue
    const halalas = toHalalas(price)
    await savePackPrice(tx, {
      code: stockKey(stockCode),
      stockCode,
      halalas,
      terms: NO_TERMS,
      updatedAt,
      updatedBy: 'demo content',
    })
  }
}

/** The seed names the newest first; so each thing counts as a second older than the one before. */
function backwardsFrom(start: Date): Clock {
  let steps = 0
  return () => new Date(start.getTime() - 1000 * steps++)
}
