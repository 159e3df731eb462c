import { toCategoryColumns } from '#server/data/catalogue/categories-store.ts'
import { adoptRecords } from '#server/data/records/adoption-store.ts'
import { deriveAttributes } from '#domain/catalogue/derive-attributes.ts'
import { listAttributeKeys, toAttributeColumns, toAttributeRows } from '#server/data/catalogue/attributes-store.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toProductColumns, toVariantRows } from '#server/data/catalogue/product-rows.ts'
import { createItemList } from '#server/services/catalogue/item-list.ts'
import { benchCategories, benchProducts, type BenchProduct } from './catalogue-generator.ts'

const ROWS_AT_ONCE = 500

/**
 * Fills an empty, migrated database with a generated catalogue: some seconds for 60,000 products. It has the categories
 * of a catalogue of `range` products, and the last of them has no more products than there: pages are alike only where
 * they show as much.
 */
export async function fillCatalogue(db: Db, count: number, range = count): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = new Date(0).toISOString()
    const categories = benchCategories(range).map(({ id, ...input }) => {
      return { id, created_at: at, updated_at: at, ...toCategoryColumns(input) }
    })
    await tx.insertInto('categories').values(categories).execute()
    let batch: BenchProduct[] = []
    for (const product of benchProducts(count, categories.length, range)) {
      batch.push(product)
      if (batch.length < ROWS_AT_ONCE) continue
      await insert(tx, batch)
      batch = []
    }
    if (batch.length > 0) await insert(tx, batch)
  })
  await adoptRecords(db, 'import')
  await createItemList({ db }).complete()
}

async function insert(db: Db, products: BenchProduct[]): Promise<void> {
  const keys = await listAttributeKeys(db)
  const read = new Map(products.map((product) => [product.id, deriveAttributes(product, keys)]))
  const rows = products.map(({ id, createdAt, ...input }) => {
    const stored = { ...toProductColumns(input), ...toAttributeColumns(read.get(id)!) }
    return { id, created_at: createdAt, updated_at: createdAt, ...stored }
  })
  await db.insertInto('products').values(rows).execute()
  const packs = products.flatMap(({ id, variants }) => toVariantRows(id, variants))
  await db.insertInto('product_variants').values(packs).execute()
  const attributes = products.flatMap(({ id }) => toAttributeRows(id, read.get(id)!))
  await inChunks(attributes, async (some) => db.insertInto('product_attributes').values(some).execute(), 2000)
}
