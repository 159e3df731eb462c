import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Forms that make no difference, and marks that have no place. */
const FORMS: readonly (readonly [from: string, to: string])[] = [
  ...[...'آأإٱ'].map((form) => [form, 'ا'] as const),
  ['ؤ', 'و'],
  ...[...'ئى'].map((form) => [form, 'ي'] as const),
  ['ة', 'ت'],
  ...[...'ـًٌٍَُِّْٰ'].map((mark) => [mark, ''] as const),
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)] as const),
]

/** In Arabic lists Latin letters stand behind Arabic ones. */
const LATIN = [...'abcdefghijklmnopqrstuvwxyz'].map(
  (letter) => [letter, String.fromCharCode(0xe000 + letter.charCodeAt(0))] as const,
)

const ORDERS = { ar: [...FORMS, ...LATIN], en: FORMS }

/** Names are ordered by a key that both databases compare alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  for (const [locale, pairs] of Object.entries(ORDERS)) {
    const order = sql.ref(`order_${locale}`)
    let text = `lower(substr(name_${locale}, 1, 200))`
    for (const [from, to] of pairs) text = `replace(${text}, '${from}', '${to}')`
    await sql`alter table products add column ${order} ${key} not null default ''`.execute(db)
    for (const table of ['products', 'product_listing'])
      await sql`update ${sql.table(table)} set ${order} = ${sql.raw(text)}`.execute(db)
    for (const [part, first] of [
      ['products_by_name', ''],
      ['products_of_category_by_name', 'category_id, '],
    ]) {
      const index = sql.ref(`${part}_${locale}`)
      await sql`drop index ${index}`.execute(db)
      await sql`create index ${index} on products (${sql.raw(first!)}${order}, created_at desc, id)`.execute(db)
    }
  }
}
