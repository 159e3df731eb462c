import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const NEWEST = 'created_at desc, id'
/** Letters that an Arabic reader looks up in one place, and the mark of doubling, which has none. */
const ARABIC = [
  ['آ', 'ا'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['ٱ', 'ا'],
  ['ؤ', 'و'],
  ['ئ', 'ي'],
  ['ى', 'ي'],
  ['ّ', ''],
].reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, 'substr(name_ar, 1, 200)')
const ORDERS = { name_ar: `${ARABIC}, ${NEWEST}`, name_en: `lower(substr(name_en, 1, 200)), ${NEWEST}` }

/** Names stand as readers look them up: hamza and capitals make no difference. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [order, columns] of Object.entries(ORDERS)) {
    for (const [name, first] of [
      [`products_by_${order}`, ''],
      [`products_of_category_by_${order}`, 'category_id, '],
    ] as const) {
      await sql`drop index ${sql.ref(name)}`.execute(db)
      await sql`create index ${sql.ref(name)} on products (${sql.raw(first + columns)})`.execute(db)
    }
  }
}
