import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const NEWEST = 'created_at desc, id'
/** As much of a name as an index takes, and all that staff may write. */
const ORDERS = {
  name_ar: `substr(name_ar, 1, 200), ${NEWEST}`,
  name_en: `substr(name_en, 1, 200), ${NEWEST}`,
  rating: `rating desc, ${NEWEST}`,
}

/** Lists of all products and of one category are read in every order that visitors choose, and counted by brand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [order, columns] of Object.entries(ORDERS)) {
    await sql`create index ${sql.ref(`products_by_${order}`)} on products (${sql.raw(columns)})`.execute(db)
    const ofCategory = sql.ref(`products_of_category_by_${order}`)
    await sql`create index ${ofCategory} on products (category_id, ${sql.raw(columns)})`.execute(db)
  }
  await sql`create index products_tally on products (category_id, brand_en, brand_ar)`.execute(db)
}
