import { beforeEach, describe, expect, it } from 'vitest'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { sql } from 'kysely'
import { inTransaction } from '#server/data/engine/database.ts'
import { takenNames } from './entities-store.ts'
import { itemsInOrder, type NamedItems } from './item-page.ts'
import { productsInOrder } from './product-orders.ts'

onEveryDatabase('names that are taken', (db) => {
  beforeEach(async () => {
    const products = createProducts({ db: db(), clock: tickingClock() })
    for (const slug of ['foam', 'foam-2', 'foam-gun', 'foams', 'foa', 'رغوة', 'رغوة-2']) {
      valueOf(await products.create(aProduct({ slug, code: null })))
    }
    valueOf(await products.update('foa', { slug: 'foam-3' }))
  })

  it('are the name itself and what follows it behind a hyphen, among ids and slugs', async () => {
    const { ids, slugs } = await takenNames(db(), 'products', 'foam')
    expect([...ids].filter((id) => id.startsWith('foam')).toSorted()).toEqual(['foam', 'foam-2', 'foam-gun'])
    expect([...slugs].filter((slug) => slug.startsWith('foam')).toSorted()).toEqual([
      'foam',
      'foam-2',
      'foam-3',
      'foam-gun',
    ])
    expect((await takenNames(db(), 'products', 'رغوة')).ids).toEqual(new Set(['رغوة', 'رغوة-2']))
    expect((await takenNames(db(), 'products', 'glue')).ids).toEqual(new Set())
  })
})

describe('item order', () => {
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
})

describe('product orders', () => {
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
})
