import { resolve } from 'node:path'
import { readDemoContent } from '#seed/seed-files.ts'
import { toBrandInput, toCategoryInput, toPostInput, toProductInput, toSeoOverride } from '#seed/seed-inputs.ts'
import { systemClock } from '#server/clock.ts'
import { saveSeoOverrides } from '#server/data/site/seo-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { createBrands } from '#server/services/catalogue/brands.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { valueOf } from '#tests/support/records.ts'

/** Fills a database with the demo content, in its order; pictures and datasheets are left where they are. */
export async function fillDemoCatalogue(db: Db): Promise<void> {
  const { categories, brands, products, posts, seo, attributes } = await readDemoContent(resolve('seed'))
  const elsewhere = (folder: string, name: string) => `https://files.example/${folder}/${name}`
  let seconds = 0
  const creation = (id: string) => ({ id, createdAt: new Date(1.8e12 - 1000 * seconds++).toISOString() })
  await db.transaction().execute(async (tx) => {
    const deps = { db: tx, clock: systemClock }
    for (const seed of categories) {
      valueOf(await createCategories(deps).create(toCategoryInput(seed, elsewhere), creation(seed.category_id)))
    }
    for (const seed of brands) {
      valueOf(await createBrands(deps).create(toBrandInput(seed, elsewhere), creation(seed.brand_id)))
    }
    for (const seed of products) {
      valueOf(
        await createProducts(deps).create(
          toProductInput(seed, elsewhere, attributes[seed.product_id]),
          creation(seed.product_id),
        ),
      )
    }
    const overrides = Object.entries(seo).map(([key, seed]) => [key, toSeoOverride(seed)] as const)
    await saveSeoOverrides(tx, Object.fromEntries(overrides), systemClock().toISOString())
    for (const seed of posts) {
      valueOf(await createPosts(deps).create(toPostInput(seed, elsewhere), creation(seed.blog_id)))
    }
  })
}
