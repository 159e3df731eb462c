import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import { firstWords } from './first-words.ts'

type Said = { product_id: string; key: string; value: string; number: number | null; holds: string }

/**
 * What staff typed of a product becomes one of its fields; rows of attributes are made of it and of the other fields, and
 * name the pack that they are of. All products are due to be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  const none = sql.lit(JSON.stringify({ typed: {}, derived: {} }))
  await sql`alter table products add column attributes text not null default ${none}`.execute(db)
  await sql`alter table products add column facets text not null default ''`.execute(db)
  await sql`alter table products add column attributes_due integer not null default 1`.execute(db)
  await sql`alter table products add column attributes_unread integer not null default 0`.execute(db)
  await sql`create index products_attributes_due on products (id) where attributes_due = 1`.execute(db)
  await sql`create index products_attributes_unread on products (updated_at desc, id) where (attributes_unread = 1)`.execute(
    db,
  )
  await sql`alter table attribute_keys add column ignored text not null default '[]'`.execute(db)
  await sql`alter table attribute_keys add column version integer not null default 1`.execute(db)
  await sql`alter table attribute_keys add column updated_at text not null default ''`.execute(db)
  await sql`alter table attribute_values add column words text not null default '[]'`.execute(db)
  for (const [name, words] of Object.entries(firstWords.values)) {
    const [of, value] = name.split('=')
    await sql`update attribute_values set words = ${JSON.stringify(words)} where key = ${of} and value = ${value}`.execute(
      db,
    )
  }
  for (const [of, words] of Object.entries(firstWords.ignored)) {
    await sql`update attribute_keys set ignored = ${JSON.stringify(words)} where key = ${of}`.execute(db)
  }
  const { rows } = await sql<Said>`select product_id, product_attributes.key, value, number, holds
    from product_attributes join attribute_keys on attribute_keys.key = product_attributes.key
    order by product_id, product_attributes.key, product_attributes.position`.execute(db)
  for (const [id, said] of Map.groupBy(rows, ({ product_id }) => product_id)) {
    const typed: Record<string, unknown> = {}
    for (const { key: of, value, number, holds } of said) {
      if (holds === 'many') typed[of] = [...((typed[of] as string[] | undefined) ?? []), value]
      else typed[of] = number ?? value
    }
    const text = JSON.stringify({ typed, derived: {} })
    await sql`update products set attributes = ${text} where id = ${id}`.execute(db)
  }
  await sql`alter table product_attributes rename to earlier_attributes`.execute(db)
  await sql`drop index product_attributes_values`.execute(db)
  await sql`create table product_attributes (
    product_id ${key} not null references products (id) on delete cascade,
    pack_position integer,
    key ${key} not null references attribute_keys (key) on delete cascade,
    value ${key} not null,
    position integer not null,
    number double precision,
    source ${key} not null check (source in ('derived', 'staff'))
  )`.execute(db)
  await sql`insert into product_attributes (product_id, key, value, position, number, source)
    select product_id, key, value, position, number, source from earlier_attributes`.execute(db)
  await sql`drop table earlier_attributes`.execute(db)
  await sql`create index product_attributes_values on product_attributes (key, value, product_id)`.execute(db)
  await sql`create index product_attributes_products on product_attributes (product_id)`.execute(db)
}
