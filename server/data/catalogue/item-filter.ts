import { sql } from 'kysely'
import type { ExpressionBuilder, SqlBool } from 'kysely'
import type { ItemListQuery } from '../../../domain/catalogue/item-list.ts'
import type { Database } from '../engine/schema.ts'

type Narrowing = Pick<ItemListQuery, 'category' | 'brand' | 'missing'>

/** What staff's list is narrowed to; `found` are those that a search has found, null where none was made. */
export type ItemFilter = Narrowing & { found: NamedItems['found'] | SearchedItems }

export type NamedItems = Narrowing & { found: { ids: string[] } | null }

/** Too many to be named: those that hold the words, looked for in so many at once. */
export type SearchedItems = { words: string[]; atOnce: number }

/** The condition of a filter. */
export function isChosen({ found, category, brand, missing }: NamedItems) {
  return (where: ExpressionBuilder<Database, 'product_listing'>) =>
    where.and([
      ...(found ? [where('product_id', 'in', found.ids)] : []),
      ...(category === null ? [] : [where('category_id', '=', category)]),
      ...(brand === null ? [] : [where('brand', '=', brand)]),
      // In the words of the index.
      ...(missing ? [sql<SqlBool>`gaps <> ''`] : []),
    ])
}
