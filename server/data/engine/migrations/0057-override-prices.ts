import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { foldedCode } from './folded-code.ts'

type Override = { structuredData?: { product?: { sku?: string; price?: number | null } } }

/**
 * Prices have one store, the price list. That of an override becomes the price of the pack which its SKU names, by stock
 * code or product code, unless the list has one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ key: string; value: string; updated_at: string }>`
    select key, value, updated_at from seo_overrides order by key`.execute(db)
  for (const { key, value, updated_at: at } of rows) {
    const override = JSON.parse(value) as Override
    const { sku = '', price } = override.structuredData?.product ?? {}
    if (price === undefined) continue
    delete override.structuredData?.product?.price
    await sql`update seo_overrides set value = ${JSON.stringify(override)} where key = ${key}`.execute(db)
    if (price !== null) await listPrice(db, { key, sku, halalas: Math.round(price * 100), at })
  }
}

type Priced = { key: string; sku: string; halalas: number; at: string }

async function listPrice(db: Kysely<unknown>, { key, sku, halalas, at }: Priced): Promise<void> {
  const code = foldedCode(sku)
  const found = await sql<{ stock_key: string; stock_code: string }>`
    select stock_key, stock_code from product_variants
    where stock_key is not null and (stock_key = ${code} or lower(product_code) = ${code})
    order by case when product_id = ${key} then 0 else 1 end, product_id, position limit 1`.execute(db)
  const [pack] = found.rows
  if (!pack || code === '' || halalas < 0 || halalas > 999999999) return
  await sql`insert into pack_prices (code, stock_code, halalas, updated_at, updated_by)
    values (${pack.stock_key}, ${pack.stock_code}, ${halalas}, ${at}, 'upgrade')
    on conflict (code) do update
      set halalas = excluded.halalas, version = pack_prices.version + 1,
        updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where pack_prices.halalas is null`.execute(db)
}
