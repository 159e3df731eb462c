import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import { productsInOrder } from './product-orders.ts'

const INDEXES = {
  newest: ['products_newest', 'products_of_category'],
  rating: ['products_by_rating', 'products_of_category_by_rating'],
  name_ar: ['products_by_name_ar', 'products_of_category_by_name_ar'],
  name_en: ['products_by_name_en', 'products_of_category_by_name_en'],
} as const

onEveryDatabase('pages of products', (db, engine) => {
  /** How the database would find one; PostgreSQL looks through small tables as a whole unless it is told not to. */
  const planOf = (order: keyof typeof INDEXES, category: string | null) =>
    inTransaction(db(), async (tx) => {
      if (engine === 'postgres') for (const way of ['seqscan', 'bitmapscan']) await avoid(way).execute(tx)
      const page = { limit: 60, offset: 60 }
      const query = productsInOrder(tx, {
        order,
        page,
        chosen: (where) => where.and(category === null ? [] : [where('products.category_id', '=', category)]),
      })
      return JSON.stringify(
        await query.select('products.id').explain(undefined, engine === 'sqlite' ? QUERY_PLAN : undefined),
      )
    })

  it.each(Object.entries(INDEXES))(
    'are found by an index in the order %s, of all and of a category',
    async (order, [ofAll, ofCategory]) => {
      expect(await planOf(order as keyof typeof INDEXES, null)).toMatch(new RegExp(`\\b${ofAll}\\b`))
      expect(await planOf(order as keyof typeof INDEXES, 'foam')).toMatch(new RegExp(`\\b${ofCategory}\\b`))
    },
  )
})

const QUERY_PLAN = sql`query plan`

function avoid(way: string) {
  return sql`set local ${sql.raw(`enable_${way}`)} = off`
}
