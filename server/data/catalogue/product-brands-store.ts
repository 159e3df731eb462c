import type { Localized } from '#domain/text/locale.ts'
import { inChunks, toCount, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { noteChanges } from '#server/data/search/search-changes-store.ts'

/** Products that name a brand alike, and belong to the same. */
export type BrandGroup = { brandId: string | null; brand: Localized; count: number }

/** How the products name their brands: an index holds all of it. */
export async function listBrandGroups(db: Db): Promise<BrandGroup[]> {
  const rows = await db
    .selectFrom('products')
    .groupBy(['brand_id', 'brand_en', 'brand_ar'])
    .select(['brand_id', 'brand_en', 'brand_ar'])
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .execute()
  return rows.map((row) => ({
    brandId: row.brand_id,
    brand: toPair(row.brand_ar, row.brand_en),
    count: toCount(row.count),
  }))
}

/** Products of a brand that goes belong to none. */
export async function leaveBrand(db: Db, brandId: string): Promise<void> {
  const left = await db
    .updateTable('products')
    .set({ brand_id: null })
    .where('brand_id', '=', brandId)
    .returning('id')
    .execute()
  await noteChanges(
    db,
    'product',
    left.map(({ id }) => id),
  )
}

type Belonging = { brandId: string | null; brand: Localized }

/** Gives products of a group another brand, no more than `most` of them. Answers which. */
export async function moveToBrand(
  db: Db,
  { from, to, most, updatedAt }: { from: Belonging; to: Belonging; most: number; updatedAt: string },
): Promise<string[]> {
  const some = db
    .selectFrom('products')
    .select('id')
    .where('brand_id', from.brandId === null ? 'is' : '=', from.brandId)
    .where('brand_en', '=', from.brand.en)
    .where('brand_ar', '=', from.brand.ar)
    .limit(most)
  const isRenamed = to.brand.ar !== from.brand.ar || to.brand.en !== from.brand.en
  const moved = await db
    .updateTable('products')
    .set({ brand_id: to.brandId, brand_ar: to.brand.ar, brand_en: to.brand.en, updated_at: updatedAt })
    .$if(isRenamed, (query) => query.set((column) => ({ version: column('version', '+', 1) })))
    .where('id', 'in', some)
    .returning('id')
    .execute()
  const ids = moved.map(({ id }) => id)
  await inChunks(ids, async (chunk) => {
    await db.updateTable('product_listing').set({ brand: to.brand.en }).where('product_id', 'in', chunk).execute()
    return []
  })
  await noteChanges(db, 'product', ids)
  return ids
}
