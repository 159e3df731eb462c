import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import { foldedCode } from './folded-code.ts'

/** Prices of packs, which are kept under their stock codes and outlive every change of a product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table pack_prices (
    code ${key} not null primary key check (code <> ''),
    stock_code text not null,
    halalas integer check (halalas between 0 and 999999999),
    version integer not null default 1,
    updated_at ${key} not null,
    updated_by text not null
  )`.execute(db)
  await sql`create index pack_prices_priced on pack_prices (code) where halalas is not null`.execute(db)
  await sql`alter table product_variants add column stock_key ${key}`.execute(db)
  await sql`update product_variants set stock_key = lower(stock_code) where stock_code <> ''`.execute(db)
  const { rows } = await sql<{ code: string }>`
    select distinct stock_code as code from product_variants where octet_length(stock_code) <> length(stock_code)
  `.execute(db)
  for (const { code } of rows) {
    await sql`update product_variants set stock_key = ${foldedCode(code)} where stock_code = ${code}`.execute(db)
  }
  await sql`create index product_variants_stock_key on product_variants (stock_key, product_id, position)`.execute(db)
}
