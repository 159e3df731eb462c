import { sql, type ExpressionBuilder } from 'kysely'
import type { PricedPack } from '#domain/prices/pack-price.ts'
import { toTerms } from './pack-prices-store.ts'
import { toPair, countRows, NO_LIMIT, type Page, inChunks, contains } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Database } from '#server/data/engine/schema.ts'

/** What a search has found: products and folded stock codes or, where those are many, its folded words. */
export type FoundPacks = { ids: string[]; codes: string[] } | { words: string[] }

/** `found` is null where nothing is looked for. */
export type PriceFilter = { found: FoundPacks | null; unpriced: boolean }

/** Folded stock codes that begin with a folded text. */
export async function listCodesFrom(db: Db, beginning: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_variants')
    .select('stock_key')
    .where('stock_key', 'like', `${beginning.replaceAll(/[%_\\]/g, '')}%`)
    .limit(most)
    .execute()
  return rows.flatMap(({ stock_key: code }) => code ?? [])
}

/** Packs of products that are on the site, by product and place. */
export async function listPricedPacks(
  db: Db,
  filter: PriceFilter,
  { limit, offset }: Page = {},
): Promise<PricedPack[]> {
  // Which rows is a matter of indexes; what they show is read of those alone.
  const places = await packs(db, filter)
    .select(['product_variants.product_id', 'product_variants.position'])
    .orderBy('product_variants.product_id')
    .orderBy('product_variants.position')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  const ids = [...new Set(places.map(({ product_id: id }) => id))]
  const wanted = new Set(places.map(({ product_id: id, position }) => `${position} ${id}`))
  const found = await inChunks(ids, (chunk) =>
    shown(db)
      .where('product_variants.product_id', 'in', chunk)
      .orderBy('product_variants.product_id')
      .orderBy('product_variants.position')
      .execute(),
  )
  return found.filter(({ product_id: id, position }) => wanted.has(`${position} ${id}`)).map(toPricedPack)
}

export async function countPricedPacks(db: Db, filter: PriceFilter): Promise<number> {
  return countRows(packs(db, filter))
}

/** The packs of these folded stock codes, the first of each code first. */
export async function findPacksOfCodes(db: Db, codes: string[]): Promise<PricedPack[]> {
  const rows = await inChunks(codes, (chunk) =>
    shown(db)
      .where('stock_key', 'in', chunk)
      .orderBy('product_variants.product_id')
      .orderBy('product_variants.position')
      .execute(),
  )
  return rows.map(toPricedPack)
}

function packs(db: Db, { found, unpriced }: PriceFilter) {
  return db
    .selectFrom('product_variants')
    .$if(unpriced, (some) => some.where(withoutPrice))
    .$if(found !== null, (some) => some.where((where) => isFound(where, found!)))
}

type Where = ExpressionBuilder<Database, 'product_variants'>

function isFound(where: Where, found: FoundPacks) {
  if ('ids' in found) {
    return where.or([
      ...(found.ids.length > 0 ? [where('product_variants.product_id', 'in', found.ids)] : []),
      ...(found.codes.length > 0 ? [where('stock_key', 'in', found.codes)] : []),
    ])
  }
  return where.exists(
    where
      .selectFrom('product_listing')
      .select(sql`1`.as('one'))
      .whereRef('product_listing.product_id', '=', 'product_variants.product_id')
      .where((listed) => listed.and(found.words.map((word) => contains('searched', word)))),
  )
}

function withoutPrice(where: Where) {
  return where.not(
    where.exists(
      where
        .selectFrom('pack_prices')
        .select(sql`1`.as('one'))
        .whereRef('pack_prices.code', '=', 'product_variants.stock_key')
        .where('halalas', 'is not', null),
    ),
  )
}

function shown(db: Db) {
  return db
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .leftJoin('pack_prices', 'pack_prices.code', 'product_variants.stock_key')
    .select(['product_variants.product_id', 'product_variants.position', 'name_ar', 'name_en'])
    .select(['product_variants.stock_code', 'stock_key', 'product_code', 'box_quantity'])
    .select(['type_ar', 'type_en', 'volume_ar', 'volume_en'])
    .select(['pack_prices.halalas', 'pack_prices.version as price_version', 'pack_prices.updated_at as price_at'])
    .select(['pack_prices.breaks', 'pack_prices.group_prices'])
}

function toPricedPack(row: Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]): PricedPack {
  const { stock_key: code, halalas, price_version: version } = row
  return {
    productId: row.product_id,
    product: toPair(row.name_ar, row.name_en),
    stockCode: row.stock_code,
    productCode: row.product_code,
    pack: { type: { ar: row.type_ar, en: row.type_en }, volume: { ar: row.volume_ar, en: row.volume_en } },
    boxQuantity: row.box_quantity,
    price: code === null || version === null ? null : { code, halalas, terms: toTerms(row), version },
    updatedAt: row.price_at,
    code,
  }
}
