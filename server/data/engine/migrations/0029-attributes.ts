import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import { firstAttributes } from './first-attributes.ts'

/** What kind of thing a product is, what it is made of, what it is for: in words that all products share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table attribute_keys (
    key ${key} not null primary key,
    position integer not null,
    type ${key} not null check (type in ('enum', 'text', 'number', 'flag')),
    holds ${key} not null check (holds in ('one', 'many')),
    facet integer not null check (facet in (0, 1)),
    label_ar text not null,
    label_en text not null,
    unit text,
    at_least text
  )`.execute(db)
  await sql`create table attribute_values (
    key ${key} not null references attribute_keys (key) on delete cascade,
    value ${key} not null,
    position integer not null,
    label_ar text not null,
    label_en text not null,
    primary key (key, value)
  )`.execute(db)
  await sql`create table product_attributes (
    product_id ${key} not null references products (id) on delete cascade,
    key ${key} not null references attribute_keys (key) on delete cascade,
    value ${key} not null,
    position integer not null,
    number double precision,
    source ${key} not null check (source in ('derived', 'staff')),
    primary key (product_id, key, value)
  )`.execute(db)
  await sql`create index product_attributes_values on product_attributes (key, value, product_id)`.execute(db)
  const keys = firstAttributes.map(({ key, type, holds, facet, label, unit = null, atLeast }, position) => {
    const steps = atLeast ? JSON.stringify(atLeast) : null
    return sql`(${key}, ${position}, ${type}, ${holds}, ${facet ? 1 : 0}, ${label.ar}, ${label.en}, ${unit}, ${steps})`
  })
  await sql`insert into attribute_keys (key, position, type, holds, facet, label_ar, label_en, unit, at_least)
    values ${sql.join(keys)}`.execute(db)
  const values = firstAttributes.flatMap(({ key, values = [] }) =>
    values.map(([value, ar, en], position) => sql`(${key}, ${value}, ${position}, ${ar}, ${en})`),
  )
  await sql`insert into attribute_values (key, value, position, label_ar, label_en)
    values ${sql.join(values)}`.execute(db)
}
