import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const PAIRS = ['name', 'description', 'properties', 'application_areas', 'brand', 'made_in']

/** What a product may lack. An index holds the products that do, and none of the others. */
const CHECKS = {
  translation: PAIRS.map((pair) => `(trim(${pair}_ar) = '') <> (trim(${pair}_en) = '')`).join(' or '),
  description: `trim(description_ar) = '' and trim(description_en) = ''`,
  picture: 'image is null',
  datasheet: 'pdf_ar is null and pdf_en is null',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [check, condition] of Object.entries(CHECKS)) {
    const index = sql.ref(`products_without_${check}`)
    await sql`create index ${index} on products (updated_at desc, id) where (${sql.raw(condition)})`.execute(db)
  }
}
