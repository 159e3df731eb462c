import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import type { ColumnTypes } from '../dialect.ts'

type Tables = { seo_overrides: { key: string; words: string; url_slug: string; value: string } }

/** What overrides are found by, and addresses that lead elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  await addOverrideColumns(db, types)
  await createRedirects(db, types)
}

/** `words` is the key as a part of an address, `url_slug` the override's own name for the product. */
async function addOverrideColumns(database: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  const db = database.withTables<Tables>()
  const table = sql.table('seo_overrides')
  await sql`alter table ${table} add column words ${key} not null default ''`.execute(db)
  await sql`alter table ${table} add column url_slug ${key} not null default ''`.execute(db)
  await sql`alter table ${table} add column version integer not null default 1`.execute(db)
  for (const row of await db.selectFrom('seo_overrides').select(['key', 'value']).execute()) {
    const { urlSlug = '' } = JSON.parse(row.value) as { urlSlug?: string }
    const columns = { words: asAddress(row.key), url_slug: asAddress(urlSlug) }
    await db.updateTable('seo_overrides').set(columns).where('key', '=', row.key).execute()
  }
  await sql`create index seo_overrides_words on ${table} (words)`.execute(db)
  await sql`create index seo_overrides_url_slug on ${table} (url_slug)`.execute(db)
}

/** The text as one segment of an address, by the rule of the version that this belongs to. */
function asAddress(text: string): string {
  const words = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u0640\u064b-\u0652\u0670]/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return trimDashes(Array.from(trimDashes(words)).slice(0, 120).join(''))
}

function trimDashes(text: string): string {
  return text.replace(/^-+/, '').replace(/-+$/, '')
}

/** A redirect leads to a record wherever that stands at the moment, or to a path. It goes with its record. */
async function createRedirects(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table redirects (
    from_path ${key} not null primary key check (substr(from_path, 1, 1) = '/'),
    to_path ${key} check (substr(to_path, 1, 1) = '/'),
    category_id ${key} references categories (id) on delete cascade,
    product_id ${key} references products (id) on delete cascade,
    post_id ${key} references posts (id) on delete cascade,
    origin ${key} not null check (origin in ('kept', 'staff')),
    version integer not null default 1,
    created_at ${key} not null,
    updated_at ${key} not null,
    check ((to_path is not null) <> (coalesce(category_id, product_id, post_id) is not null))
  )`.execute(db)
  for (const column of ['category_id', 'product_id', 'post_id', 'to_path']) {
    await sql`create index ${sql.ref(`redirects_${column}`)} on redirects (${sql.ref(column)})`.execute(db)
  }
  await sql`create index products_changed on products (updated_at)`.execute(db)
}
