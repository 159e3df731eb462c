import { contains } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** A product of staff's list by what such lists are narrowed to. */
export type ListedItem = {
  id: string
  categoryId: string | null
  brand: string
  state: string
  lacksSomething: boolean
}

/**
 * All products whose code or names hold these words. Parts of words are found by no index, only by looking: `atOnce`
 * products, and whoever asks for the next lets others be served between.
 */
export async function* findItems(db: Db, words: string[], atOnce: number): AsyncGenerator<ListedItem[]> {
  let after = ''
  for (let last: string | null = after; last !== null;) {
    last = await lastOf(db, after, atOnce)
    const rows = await db
      .selectFrom('product_listing')
      .where('product_id', '>', after)
      .$if(last !== null, (some) => some.where('product_id', '<=', last!))
      .where((where) => where.and(words.map((word) => contains('searched', word))))
      .select(['product_id', 'category_id', 'brand', 'state', 'gaps'])
      .execute()
    yield rows.map((row) => ({
      id: row.product_id,
      categoryId: row.category_id,
      brand: row.brand,
      state: row.state,
      lacksSomething: row.gaps !== '',
    }))
    after = last ?? after
  }
}

/** The id of the last of so many products; null where no more are left. */
async function lastOf(db: Db, after: string, count: number): Promise<string | null> {
  const row = await db
    .selectFrom('product_listing')
    .where('product_id', '>', after)
    .orderBy('product_id')
    .select('product_id')
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst()
  return row?.product_id ?? null
}
