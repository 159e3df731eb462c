import type { PackPrice } from '#domain/prices/pack-price.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** The prices that are kept under these folded stock codes, also those that were taken away again. */
export async function findPackPrices(db: Db, codes: string[]): Promise<Map<string, PackPrice>> {
  const rows = await inChunks(codes, (chunk) =>
    db.selectFrom('pack_prices').selectAll().where('code', 'in', chunk).execute(),
  )
  return new Map(
    rows.map(({ code, stock_code: stockCode, halalas, version, updated_at: updatedAt, updated_by: updatedBy }) => [
      code,
      { code, stockCode, halalas, version, updatedAt, updatedBy },
    ]),
  )
}

type Saved = Omit<PackPrice, 'version'>

/** Keeps a price in place of the one before it. */
export async function savePackPrice(db: Db, { code, stockCode, halalas, updatedAt, updatedBy }: Saved): Promise<void> {
  const values = { stock_code: stockCode, halalas, updated_at: updatedAt, updated_by: updatedBy }
  await db
    .insertInto('pack_prices')
    .values({ code, ...values })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((column) => ({
        ...values,
        version: column('pack_prices.version', '+', 1),
      })),
    )
    .execute()
}
