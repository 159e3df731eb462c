import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** A check goes with its column: another one takes its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  const kinds = sql`('quote', 'contact', 'document', 'equivalent')`
  for (const index of ['messages_newest', 'messages_of_state']) await sql`drop index ${sql.ref(index)}`.execute(db)
  await sql`alter table messages add column wide_kind text not null default 'contact'
    check (wide_kind in ${kinds})`.execute(db)
  await sql`update messages set wide_kind = kind`.execute(db)
  await sql`alter table messages drop column kind`.execute(db)
  await sql`alter table messages rename column wide_kind to kind`.execute(db)
  await sql`create index messages_newest on messages (created_at desc, id, state, kind, assignee_id)`.execute(db)
  await sql`create index messages_of_state on messages (state, created_at desc, id, kind, assignee_id)`.execute(db)
  await sql`alter table messages add column document text not null default ''`.execute(db)
  await sql`create table new_message_totals (
    month ${key} not null,
    kind ${key} not null check (kind in ${kinds}),
    product_id ${key} not null default '',
    count integer not null check (count > 0),
    primary key (month, kind, product_id))`.execute(db)
  const columns = sql`month, kind, product_id, count`
  await sql`insert into new_message_totals (${columns}) select ${columns} from message_totals`.execute(db)
  await sql`drop table message_totals`.execute(db)
  await sql`alter table new_message_totals rename to message_totals`.execute(db)
}
