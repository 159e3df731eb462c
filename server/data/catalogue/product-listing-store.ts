import { orderKey, searchedText } from '../../../domain/catalogue/item-list.ts'
import { productGaps } from '../../../domain/products/product-gaps.ts'
import type { Product } from '../../../domain/products/product.ts'
import { toCount } from '../engine/codec.ts'
import type { Db } from '../engine/database.ts'

/** Keeps what staff's list knows of a product up to date with it; in the transaction of its change. */
export async function saveListing(db: Db, product: Product): Promise<void> {
  const values = {
    created_at: product.createdAt,
    searched: searchedText(product),
    order_ar: orderKey(product.name.ar),
    order_en: orderKey(product.name.en),
    order_code: orderKey(product.code ?? ''),
    brand: product.brand.en,
    gaps: productGaps(product).join(','),
    category_id: product.category?.id ?? null,
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

/** Whether the list knows every product: it holds none but products, so as many of both are the same. */
export async function isWhole(db: Db): Promise<boolean> {
  const [products, listed] = [await countOf(db, 'products'), await countOf(db, 'product_listing')]
  return products === listed
}

async function countOf(db: Db, table: 'products' | 'product_listing'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return toCount(count)
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
