import type { ExpressionBuilder } from 'kysely'
import { PAGE_SIZE } from '../../domain/collection-query.ts'
import type { CollectionQuery } from '../../domain/collection-query.ts'
import type { Locale, Localized } from '../../domain/locale.ts'
import type { ProductSummary } from '../../domain/product.ts'
import { toCount, toPair } from './codec.ts'
import type { Db } from './database.ts'
import { toSummaries, withCategory } from './products-store.ts'
import type { Database } from './schema.ts'

type Choices = Partial<Pick<CollectionQuery, 'categories' | 'brands'>>

/** One page of what the query chooses, in its order. `locale` says whose names are sorted. */
export async function listCollection(db: Db, query: CollectionQuery, locale: Locale): Promise<ProductSummary[]> {
  const chosenProducts = withCategory(db)
    .where(chosen(query))
    .$if(query.sort === 'name', (products) => products.orderBy(`products.name_${locale}`))
    .$if(query.sort === 'rating', (products) => products.orderBy('products.rating', 'desc'))
    .orderBy('products.created_at', 'desc')
    .orderBy('products.id')
    .limit(PAGE_SIZE)
    .offset((query.page - 1) * PAGE_SIZE)
  return toSummaries(db, chosenProducts)
}

export async function countCollection(db: Db, choices: Choices): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .where(chosen(choices))
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return toCount(count)
}

/** How many of the chosen products each category holds; categories without any are absent. */
export async function countByCategory(db: Db, choices: Choices): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('products')
    .where(chosen(choices))
    .groupBy('category_id')
    .select(({ fn }) => ['category_id', fn.countAll<string | number>().as('count')])
    .execute()
  return new Map(rows.flatMap((row) => (row.category_id === null ? [] : [[row.category_id, toCount(row.count)]])))
}

/** Every brand that a product names, by its English name, with the number of chosen products, which may be none. */
export async function countByBrand(db: Db, choices: Choices): Promise<{ brand: Localized; count: number }[]> {
  const rows = await db
    .selectFrom('products')
    .where('brand_en', '!=', '')
    .groupBy('brand_en')
    .orderBy('brand_en')
    .select(({ fn }) => ['brand_en', fn.max('brand_ar').as('brand_ar')])
    .select((eb) => eb.fn.sum<string | number>(eb.case().when(chosen(choices)(eb)).then(1).else(0).end()).as('count'))
    .execute()
  return rows.map((row) => ({ brand: toPair(row.brand_ar || row.brand_en, row.brand_en), count: toCount(row.count) }))
}

/** All products where nothing is chosen. */
function chosen({ categories = [], brands = [] }: Choices) {
  return (where: ExpressionBuilder<Database, 'products'>) =>
    where.and([
      ...(categories.length > 0 ? [where('products.category_id', 'in', categories)] : []),
      ...(brands.length > 0 ? [where('products.brand_en', 'in', brands)] : []),
    ])
}
