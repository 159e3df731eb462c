import type { PackLimits, PackPrice } from '#domain/prices/pack-price.ts'
import { breaksText, groupPricesText, readTerms, type PriceTerms } from '#domain/prices/price-terms.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** The prices that are kept under these folded stock codes, also those that were taken away again. */
export async function findPackPrices(db: Db, codes: string[]): Promise<Map<string, PackPrice>> {
  const rows = await inChunks(codes, (chunk) =>
    db.selectFrom('pack_prices').selectAll().where('code', 'in', chunk).execute(),
  )
  return new Map(
    rows.map(
      ({ code, stock_code: stockCode, halalas, version, updated_at: updatedAt, updated_by: updatedBy, ...row }) => [
        code,
        { code, stockCode, halalas, terms: toTerms(row), version, updatedAt, updatedBy },
      ],
    ),
  )
}

type TermColumns = { breaks: string | null; group_prices: string | null }

export function toTerms({ breaks, group_prices: groups }: TermColumns): PriceTerms {
  return readTerms(breaks, groups)
}

type Saved = Omit<PackPrice, 'version'>

/** Keeps a price in place of the one before it. */
export async function savePackPrice(db: Db, saved: Saved): Promise<void> {
  const { code, stockCode, halalas, terms, updatedAt, updatedBy } = saved
  const texts = { breaks: breaksText(terms.breaks), group_prices: groupPricesText(terms.groups) }
  const values = { stock_code: stockCode, halalas, ...texts, updated_at: updatedAt, updated_by: updatedBy }
  await db
    .insertInto('pack_prices')
    .values({ code, ...values })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((column) => ({ ...values, version: column('pack_prices.version', '+', 1) })),
    )
    .execute()
}

export async function findPackLimits(db: Db, codes: string[]): Promise<Map<string, PackLimits>> {
  const rows = await inChunks(codes, (chunk) =>
    db.selectFrom('pack_limits').selectAll().where('code', 'in', chunk).execute(),
  )
  return new Map(rows.map(({ code, min_price: minPrice, cost }) => [code, { minPrice, cost }]))
}

/** Keeps what owners say of a pack; answers whether that is something else than before. */
export async function savePackLimits(
  db: Db,
  code: string,
  limits: Partial<PackLimits>,
  { at, by }: { at: string; by: string },
): Promise<boolean> {
  const before = await db.selectFrom('pack_limits').selectAll().where('code', '=', code).executeTakeFirst()
  const { minPrice = before?.min_price ?? null, cost = before?.cost ?? null } = limits
  if (minPrice === (before?.min_price ?? null) && cost === (before?.cost ?? null)) return false
  const values = { min_price: minPrice, cost, updated_at: at, updated_by: by }
  await db
    .insertInto('pack_limits')
    .values({ code, ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .execute()
  return true
}
