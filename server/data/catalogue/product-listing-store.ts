import { orderKey, searchedText } from '#domain/catalogue/item-list.ts'
import { productGaps } from '#domain/products/product-gaps.ts'
import type { Product } from '#domain/products/product.ts'
import { nameOrder } from '#domain/text/name-order.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Keeps what staff's list knows of a product up to date with it; in the transaction of its change. */
export async function saveListing(db: Db, product: Product, state: ListedState = 'published'): Promise<void> {
  const values = {
    created_at: product.createdAt,
    searched: searchedText(product),
    order_ar: nameOrder(product.name.ar, 'ar'),
    order_en: nameOrder(product.name.en, 'en'),
    order_code: orderKey(product.code ?? ''),
    brand: product.brand.en,
    gaps: productGaps(product).join(','),
    category_id: product.category?.id ?? null,
    state,
    code: product.code,
    name_ar: product.name.ar,
    name_en: product.name.en,
    image: product.image?.file ?? null,
  }
  await db
    .insertInto('product_listing')
    .values({ product_id: product.id, ...values })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
    .execute()
}

/** The same for products that were moved to a category, or to none. */
export async function moveListed(db: Db, ids: string[], to: string | null): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('product_listing').set({ category_id: to }).where('product_id', 'in', ids).execute()
}

/** Says anew whether a product is on the site, for one whose content stays as it is. */
export async function setListedState(db: Db, id: string, state: ListedState): Promise<void> {
  await db.updateTable('product_listing').set({ state }).where('product_id', '=', id).execute()
}

export async function deleteListing(db: Db, id: string): Promise<void> {
  await db.deleteFrom('product_listing').where('product_id', '=', id).execute()
}

/** Whether the list knows every product: as many of those on the site as there are. */
export async function isWhole(db: Db): Promise<boolean> {
  const products = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  const listed = await db
    .selectFrom('product_listing')
    .where('state', 'in', ['published', 'changed'])
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return toCount(products.count) === toCount(listed.count)
}

/** Products that the list does not know yet, such as those that were there before it. */
export async function unlistedProducts(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product_listing').select('product_id').whereRef('product_id', '=', 'products.id'))),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

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
