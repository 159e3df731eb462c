import { sql } from 'kysely'
import type { ExpressionBuilder, SqlBool } from 'kysely'
import type { ItemListQuery } from '../../domain/item-list.ts'
import { contains } from './contains.ts'
import type { Database } from './schema.ts'

/** What staff's list is narrowed to; `found` is what a search has found, null where none was made. */
export type ItemFilter = Pick<ItemListQuery, 'category' | 'brand' | 'missing'> & { found: FoundItems | null }

/** The products themselves, or the words that they hold where they are too many to be named. */
export type FoundItems = { ids: string[] } | { words: string[] }

/** The condition of a filter. */
export function isChosen({ found, category, brand, missing }: ItemFilter) {
  return (where: ExpressionBuilder<Database, 'product_listing'>) =>
    where.and([
      ...(found && 'ids' in found ? [where('product_id', 'in', found.ids)] : []),
      ...(found && 'words' in found ? found.words.map((word) => contains('searched', word)) : []),
      ...(category === null ? [] : [where('category_id', '=', category)]),
      ...(brand === null ? [] : [where('brand', '=', brand)]),
      // In the words of the index.
      ...(missing ? [sql<SqlBool>`gaps <> ''`] : []),
    ])
}
