import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Products that staff put into an order of their own: those of a category, and the first of the latest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table product_orders (
    id ${key} not null primary key,
    products text not null,
    version integer not null default 1,
    updated_at ${key} not null
  )`.execute(db)
}
