import type { ProductOrder } from '#domain/catalogue/product-order.ts'
import { inChunks, fromJson, toJson } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** The products that staff have placed in a list; null where nobody ever has. */
export async function findProductOrder(db: Db, id: string): Promise<ProductOrder | null> {
  const row = await db.selectFrom('product_orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return { id, products: fromJson(row.products), version: row.version, updatedAt: row.updated_at }
}

export async function saveProductOrder(
  db: Db,
  { id, products, updatedAt }: Omit<ProductOrder, 'version'>,
): Promise<void> {
  const values = { products: toJson(products), updated_at: updatedAt }
  await db
    .insertInto('product_orders')
    .values({ id, ...values })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((column) => ({ ...values, version: column('product_orders.version', '+', 1) })),
    )
    .execute()
}

/** Those of these products that are on the site, in a category where one is named, in the order in which they are given. */
export async function presentProducts(db: Db, ids: readonly string[], category?: string): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await inChunks([...ids], (chunk) =>
    db
      .selectFrom('products')
      .select('id')
      .where('id', 'in', chunk)
      .$if(category !== undefined, (some) => some.where('category_id', '=', category!))
      .execute(),
  )
  const present = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => present.has(id))
}
