import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import type { ColumnTypes } from '../dialect.ts'

/** Requests have numbers, private links and lines; packs are found by codes in any spelling. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  await addToMessages(db, types)
  await createLines(db, types)
  await sql`create table number_series (
    series ${types.key} not null,
    year integer not null,
    last integer not null check (last > 0),
    primary key (series, year)
  )`.execute(db)
  for (const [table, column] of CODES) {
    const index = sql.ref(`${table}_folded_${column}`)
    await sql`create index ${index} on ${sql.ref(table)} (${folded(column)})`.execute(db)
  }
}

const CODES = [
  ['product_variants', 'stock_code'],
  ['product_variants', 'product_code'],
  ['products', 'code'],
  ['products', 'id'],
] as const

/** In small letters, without hyphens and blanks; an index takes no more of a long one. */
function folded(column: string) {
  return sql.raw(`substr(lower(replace(replace(${column}, '-', ''), ' ', '')), 1, 100)`)
}

async function addToMessages(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`alter table messages add column number ${key}`.execute(db)
  await sql`alter table messages add column link_version integer not null default 1`.execute(db)
  await sql`alter table messages add column link_hash ${key}`.execute(db)
  await sql`alter table messages add column phone_key ${key} not null default ''`.execute(db)
  await sql`alter table messages add column city text not null default ''`.execute(db)
  await sql`alter table messages add column project text not null default ''`.execute(db)
  await sql`alter table messages add column needed_by text not null default ''`.execute(db)
  await sql`alter table messages add column contact_by text not null default ''`.execute(db)
  await sql`alter table messages add column came_by ${key} not null default 'form'
    check (came_by in ('form', 'list', 'phone', 'whatsapp', 'visit', 'staff'))`.execute(db)
  await sql`alter table messages add column marketing_at ${key}`.execute(db)
  await sql`alter table messages add column marketing_words text not null default ''`.execute(db)
  await sql`update messages set phone_key = phone where phone like '+%'`.execute(db)
  await sql`create unique index messages_number on messages (number)`.execute(db)
  await sql`create unique index messages_link_hash on messages (link_hash)`.execute(db)
  await sql`create index messages_of_phone_key on messages (phone_key, created_at) where phone_key <> ''`.execute(db)
}

/** What was asked for, as it was called then: products change and go, and may come back under the same id. */
async function createLines(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table request_lines (
    message_id ${key} not null references messages (id) on delete cascade,
    position integer not null check (position >= 0),
    stock_code text not null default '',
    product_id ${key},
    name_ar text not null default '',
    name_en text not null default '',
    pack_ar text not null default '',
    pack_en text not null default '',
    box_quantity integer,
    qty integer not null check (qty > 0),
    unit text not null check (unit in ('piece', 'carton')),
    note text not null default '',
    text text not null default '',
    primary key (message_id, position)
  )`.execute(db)
  await sql`create index request_lines_product_id on request_lines (product_id)`.execute(db)
}
