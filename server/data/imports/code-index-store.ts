import type { Db } from '#server/data/engine/database.ts'

type CodedPack = { productId: string; stockCode: string | null; productCode: string | null }

export async function listCodedProducts(db: Db): Promise<{ id: string; slug: string; code: string | null }[]> {
  return db.selectFrom('products').select(['id', 'slug', 'code']).execute()
}

export async function listCodedPacks(db: Db): Promise<CodedPack[]> {
  const rows = await db
    .selectFrom('product_variants')
    .select(['product_id', 'stock_code', 'product_code'])
    .where(({ eb, or }) => or([eb('stock_code', 'is not', null), eb('product_code', 'is not', null)]))
    .execute()
  return rows.map(({ product_id: productId, stock_code: stockCode, product_code: productCode }) => ({
    productId,
    stockCode,
    productCode,
  }))
}
