import { sql } from 'kysely'
import { toListedPacks, type ListedProduct } from '#domain/quotes/listed-line.ts'
import { MOST_FOLDED } from '#domain/quotes/folded-code.ts'
import type { ReadProduct } from '#domain/quotes/reading/narrow-packs.ts'
import { unitWordOf } from '#domain/quotes/reading/units.ts'
import { foldText } from '#domain/text/fold.ts'
import { findAttributes } from '#server/data/catalogue/attributes-store.ts'
import { inChunks, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toVariant } from '#server/data/catalogue/product-rows.ts'
import { findProductSummaries } from '#server/data/catalogue/products-store.ts'

/** What is called by a folded code: a pack where `stockCode` is one, else a product. */
export type Called = { code: string; productId: string; stockCode: string | null }

/**
 * All that is called by these folded codes: first packs by their stock codes, then by their pack codes, then products by
 * their codes and ids. Indexes have the codes folded.
 */
export async function findCalled(db: Db, codes: string[]): Promise<Called[]> {
  const packs = (column: 'stock_code' | 'product_code') =>
    inChunks(codes, (chunk) =>
      db
        .selectFrom('product_variants')
        .select(['product_id as productId', 'stock_code as stockCode', foldedAs(column)])
        .where(folded(column), 'in', chunk)
        .orderBy('product_id')
        .orderBy('position')
        .execute(),
    )
  const products = (column: 'code' | 'id') =>
    inChunks(codes, (chunk) =>
      db
        .selectFrom('products')
        .select(['id as productId', sql<null>`null`.as('stockCode'), foldedAs(column)])
        .where(folded(column), 'in', chunk)
        .orderBy('id')
        .execute(),
    )
  return (await Promise.all([packs('stock_code'), packs('product_code'), products('code'), products('id')])).flat()
}

/** Every stock code and pack code as it is written. */
export async function findAllCodes(db: Db): Promise<string[]> {
  const packs = await db.selectFrom('product_variants').select(['stock_code', 'product_code']).execute()
  return packs.flatMap(({ stock_code, product_code }) => [stock_code, product_code]).filter((code) => code !== null)
}

/** As the indexes have it. */
function folded(column: string) {
  return sql<string>`${sql.raw(`substr(lower(replace(replace(${column}, '-', ''), ' ', '')), 1, ${MOST_FOLDED})`)}`
}

function foldedAs(column: string) {
  return folded(column).as('code')
}

export async function findListedProducts(db: Db, ids: string[]): Promise<ListedProduct[]> {
  const [products, rows] = await Promise.all([
    findProductSummaries(db, ids),
    inChunks(ids, (chunk) =>
      db.selectFrom('product_variants').selectAll().where('product_id', 'in', chunk).orderBy('position').execute(),
    ),
  ])
  const packs = Map.groupBy(rows, ({ product_id }) => product_id)
  return products.map((product) => ({ ...product, packs: toListedPacks((packs.get(product.id) ?? []).map(toVariant)) }))
}

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
