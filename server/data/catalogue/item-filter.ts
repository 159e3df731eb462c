import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { ItemListQuery } from '#domain/catalogue/item-list.ts'
import type { Database } from '#server/data/engine/schema.ts'

type Narrowing = Pick<ItemListQuery, 'category' | 'brand' | 'state' | 'missing'>

/** What staff's list is narrowed to; `found` are those that a search has found, null where none was made. */
export type ItemFilter = Narrowing & { found: NamedItems['found'] | SearchedItems }

export type NamedItems = Narrowing & { found: { ids: string[] } | null }

/** Too many to be named: those that hold the words, looked for in so many at once. */
export type SearchedItems = { words: string[]; atOnce: number }

/** Whatever is not simply on the site, in the words of its index. */
export const UNUSUAL = sql<SqlBool>`state <> 'published'`

export function isChosen({ found, category, brand, state, missing }: NamedItems) {
  return (where: ExpressionBuilder<Database, 'product_listing'>) =>
    where.and([
      ...(found ? [where('product_id', 'in', found.ids)] : []),
      ...(category === null ? [] : [where('category_id', '=', category)]),
      ...(brand === null ? [] : [where('brand', '=', brand)]),
      ...(state === null ? [] : [where('state', '=', state)]),
      // In the words of the indexes.
      ...(state === null || state === 'published' ? [] : [UNUSUAL]),
      ...(missing ? [sql<SqlBool>`gaps <> ''`] : []),
    ])
}
