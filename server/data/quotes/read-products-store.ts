import { foldText } from '#domain/text/fold.ts'
import type { ReadProduct } from '#domain/quotes/reading/narrow-packs.ts'
import { unitWordOf } from '#domain/quotes/reading/units.ts'
import { findAttributes } from '#server/data/catalogue/attributes-store.ts'
import { inChunks, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Products with their packs, as lines are compared with them. */
export async function findReadProducts(db: Db, ids: string[]): Promise<Map<string, ReadProduct>> {
  const [products, packs, attributes] = await Promise.all([
    inChunks(ids, (chunk) =>
      db.selectFrom('products').select(['id', 'name_ar', 'name_en']).where('id', 'in', chunk).execute(),
    ),
    inChunks(ids, (chunk) =>
      db
        .selectFrom('product_variants')
        .select(['product_id', 'stock_code', 'product_code', 'type_ar', 'type_en', 'volume_ar', 'volume_en'])
        .where('product_id', 'in', chunk)
        .orderBy('position')
        .execute(),
    ),
    findAttributes(db, ids),
  ])
  const packsOf = Map.groupBy(packs, ({ product_id }) => product_id)
  return new Map(
    products.map(({ id, name_ar, name_en }) => [
      id,
      {
        id,
        name: toPair(name_ar, name_en),
        packs: (packsOf.get(id) ?? []).map((pack) => ({
          stockCode: pack.stock_code,
          productCode: pack.product_code,
          type: toPair(pack.type_ar, pack.type_en),
          volume: toPair(pack.volume_ar, pack.volume_en),
        })),
        containers: (attributes.get(id) ?? [])
          .filter(({ key }) => key === 'pack')
          .flatMap(({ value, label }) => [value, label?.ar ?? '', label?.en ?? ''])
          .flatMap((text) => unitWordOf(foldText(text))?.kind ?? []),
      },
    ]),
  )
}
