import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import type { NamedItems } from './item-filter.ts'
import { itemsInOrder } from './item-order.ts'

const ALL: NamedItems = { category: null, brand: null, state: null, missing: false, found: null }
const NARROWED = {
  all: ALL,
  category: { ...ALL, category: 'foam' },
  brand: { ...ALL, brand: 'MASAR' },
  gaps: { ...ALL, missing: true },
}

const COLUMNS = { newest: 'created_at', 'name-ar': 'order_ar', 'name-en': 'order_en', code: 'order_code' } as const
type Sort = keyof typeof COLUMNS

onEveryDatabase("pages of staff's list", (db, engine) => {
  /** How the database would find one; PostgreSQL looks through small tables as a whole unless it is told not to. */
  const planOf = (filter: NamedItems, sort: Sort, reversed: boolean) =>
    inTransaction(db(), async (tx) => {
      if (engine === 'postgres') for (const way of ['seqscan', 'bitmapscan']) await avoid(way).execute(tx)
      const query = itemsInOrder(tx, filter, { sort, reversed }).limit(50).offset(50)
      return JSON.stringify(await query.explain(undefined, engine === 'sqlite' ? sql`query plan` : undefined))
    })

  it.each(Object.entries(NARROWED))('are found by an index of their order, narrowed to %s', async (part, filter) => {
    for (const [sort, column] of Object.entries(COLUMNS)) {
      for (const reversed of [false, true]) {
        const index = part === 'all' ? `product_listing_${column}` : `product_listing_${part}_by_${column}`
        const plan = await planOf(filter, sort as Sort, reversed)
        expect(plan).toMatch(new RegExp(`\\b${index}\\b`))
        expect(plan, `${sort}, ${reversed ? 'reversed' : 'as it is'}`).not.toMatch(/TEMP B-TREE|Sort/)
      }
    }
  })
})

function avoid(way: string) {
  return sql`set local ${sql.raw(`enable_${way}`)} = off`
}
